import { Example } from '../../desk/example/example.tsx';
import { FirstStepsPage } from '../../desk/first-steps/first-steps-page.tsx';
import { Chapters } from '../settings/chapters.tsx';

/** The first steps of a new shop, and the example for who wants to look first. */
export function FirstStepsScreen() {
  return <FirstStepsPage head={<Chapters />} example={<Example />} />;
}
