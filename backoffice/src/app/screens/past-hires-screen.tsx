import { ImportStartPage } from '../../desk/spreadsheets/import-start-page.tsx';
import { PastHires } from '../../desk/spreadsheets/past-hires.tsx';
import { useSession } from '../session/session.ts';

/** Where hires from before Barnum come in for the figures, and go again. */
export function PastHiresScreen() {
  const { token } = useSession();
  return (
    <ImportStartPage key="locations" kind="locations">
      <PastHires token={token} />
    </ImportStartPage>
  );
}
