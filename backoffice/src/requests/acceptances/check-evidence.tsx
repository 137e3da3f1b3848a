import { FileSearchOutlined } from '@ant-design/icons';
import { outcomeOf } from '@barnum/rules/outcome';
import type { EvidenceFileState } from '@barnum/rules/requests/acceptances/evidence-files';
import { Alert, Button } from 'antd';
import { type ComponentProps, useRef, useState } from 'react';
import { useClient } from 'urql';
import { Badge } from '../../components/badge.tsx';
import { useBusy } from '../../components/use-busy.ts';
import { checkEvidenceMutation, type EvidenceCheck } from './acceptances.ts';
import styles from './request-acceptances.module.css';

const tones: Record<EvidenceFileState, ComponentProps<typeof Badge>['tone']> = {
  conforme: 'success',
  modifie: 'danger',
  absent: 'danger',
  inconnu: 'neutral',
};

/** Checks an evidence file (ZIP) that somebody hands in, and tells file by file what is right. Nothing of it is kept. */
export function CheckEvidence() {
  const client = useClient();
  const { busy, refusal, run } = useBusy();
  const [check, setCheck] = useState<EvidenceCheck | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function verify(file: File) {
    setCheck(null);
    const found = await run('check', async () => outcomeOf(await client.mutation(checkEvidenceMutation, { file })));
    if (found) setCheck(found.checkEvidence);
  }

  return (
    <div className={styles.check}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Fichier de preuve à vérifier"
        accept=".zip,application/zip"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void verify(file);
          target.value = '';
        }}
      />
      <p id="preuve" className={styles.about}>
        Quelqu’un vous présente un fichier de preuve (ZIP)&nbsp;? Vérifiez-le&nbsp;: chaque pièce est comparée, à
        l’octet près, à ce qui a été accepté. Rien n’en est gardé.
      </p>
      <div>
        <Button
          icon={<FileSearchOutlined aria-hidden />}
          loading={busy === 'check'}
          onClick={() => input.current?.click()}
        >
          Vérifier un fichier de preuve
        </Button>
      </div>
      <div role="status">{check && <Verdict check={check} />}</div>
      <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>
    </div>
  );
}

function Verdict({ check: { isRight, phrase, registre, fichiers } }: { check: EvidenceCheck }) {
  return (
    <Alert
      type={isRight ? 'success' : 'error'}
      showIcon
      message={phrase}
      description={
        <>
          <p>{registre}</p>
          <ul className={styles.files} aria-label="Pièces de la preuve">
            {fichiers.map((file) => (
              <li key={file.nom}>
                {file.nom} <Badge tone={tones[file.etat]}>{file.phrase}</Badge>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
