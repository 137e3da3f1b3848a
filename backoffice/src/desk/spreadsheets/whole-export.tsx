import { DownloadOutlined } from '@ant-design/icons';
import { spreadsheetSentences, wholeExport } from '@barnum/rules/desk/spreadsheets/spreadsheets';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { FormSection } from '../../components/form/form-section.tsx';
import { useFileDownload } from '../../components/use-file-download.ts';

/** All that the company wrote down, to be kept or taken elsewhere; `token` is the session's. */
export function WholeExport({ token }: { token: string | null }) {
  const { received, save } = useFileDownload(token, spreadsheetSentences.failed);
  return (
    <FormSection
      title="Vos données"
      titleId="donnees"
      actions={
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={received !== null}
          onClick={() => void save(wholeExport.path, wholeExport.fileName)}
        >
          Tout exporter
        </Button>
      }
    >
      <p>{spreadsheetSentences.wholeAbout}</p>
      <p role="status">{received !== null && `${formatNumber(Math.round(received / 100_000) / 10)}\u00a0Mo reçus…`}</p>
    </FormSection>
  );
}
