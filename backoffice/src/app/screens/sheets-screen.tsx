import { SheetsPage } from '../../desk/handover/kept/sheets-page.tsx';

/** The sheets that this device keeps. */
export function SheetsScreen() {
  return <SheetsPage />;
}
