import { DownloadOutlined } from '@ant-design/icons';
import {
  type SheetKey,
  sheetFileName,
  sheetPath,
  sheets,
  spreadsheetSentences,
} from '@barnum/rules/desk/spreadsheets/spreadsheets';
import { type SheetForm, sheetForms } from '@barnum/rules/platform/table-columns';
import { Button, Dropdown } from 'antd';
import { useFileDownload } from '../../components/use-file-download.ts';

const forms = Object.keys(sheetForms).toReversed() as SheetForm[];

/** The tables of a list, as the address of the page narrows it; `token` is the session's. */
export function SheetExport({ keys, token }: { keys: readonly SheetKey[]; token: string | null }) {
  const { received, save } = useFileDownload(token, spreadsheetSentences.failed);
  const items = keys.flatMap((key) =>
    forms.map((form) => ({
      key: `${key}-${form}`,
      label: `${sheets[key].title} (${sheetForms[form].label})`,
      onClick: () => void save(`${sheetPath(key, form)}${window.location.search}`, sheetFileName(key, form)),
    })),
  );
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button icon={<DownloadOutlined aria-hidden />} loading={received !== null}>
        Exporter
      </Button>
    </Dropdown>
  );
}
