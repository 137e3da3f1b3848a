import { PaperClipOutlined } from '@ant-design/icons';
import { requestFileTypes } from '@barnum/rules/requests/reservation-requests/request-files';
import { withDe } from '@barnum/rules/text/french';
import { Button, Progress } from 'antd';
import { useRef } from 'react';
import styles from './request-files.module.css';
import { type FileToAttach, useAttaching } from './use-attaching.ts';

interface Props {
  requestId: number;
  /** How many more may be kept. */
  left: number;
}

/** Chooses files and sends them, one after the other; one that fails stays here with the reason, to be tried again. */
export function AttachFiles({ requestId, left }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { files, isBusy, attach, sendAgain, remove } = useAttaching(requestId);

  return (
    <div className={styles.attach}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Fichiers à joindre"
        accept={Object.values(requestFileTypes).join(',')}
        onChange={({ target }) => {
          void attach([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button
        ref={button}
        icon={<PaperClipOutlined aria-hidden />}
        disabled={left <= 0}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        Joindre un fichier
      </Button>
      <p className={styles.size}>
        {left > 0
          ? 'PDF ou images, 10 Mo au plus chacun ; les grandes photos sont réduites avant l’envoi. Le visiteur ne les voit pas : ceux de vos messages, oui.'
          : 'Une demande garde dix fichiers au plus : retirez-en un pour en joindre un autre.'}
      </p>
      {files.length > 0 && (
        <ul className={styles.waiting} aria-label="Fichiers à envoyer">
          {files.map((one) => (
            <li key={one.key} className={styles.file}>
              <div className={one.refusal === null ? styles.about : styles.refused}>
                <WaitingFile {...one} />
              </div>
              {one.refusal !== null && (
                <>
                  {!one.isFinal && (
                    <Button
                      aria-label={`Réessayer : ${one.file.name}`}
                      disabled={isBusy}
                      onClick={() => {
                        button.current?.focus();
                        void sendAgain(one);
                      }}
                    >
                      Réessayer
                    </Button>
                  )}
                  <Button
                    type="text"
                    danger
                    aria-label={`Retirer ${one.file.name}`}
                    onClick={() => {
                      button.current?.focus();
                      remove(one.key);
                    }}
                  >
                    Retirer
                  </Button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function WaitingFile({ file: { name }, share, refusal }: FileToAttach) {
  if (refusal !== null) {
    return (
      <p className={styles.refusal} role="alert">
        {name} : {refusal}
      </p>
    );
  }
  return (
    <>
      <p>{name}</p>
      {share === null ? (
        <p className={styles.size}>En attente…</p>
      ) : (
        <Progress percent={Math.round(share * 100)} size="small" aria-label={`Envoi ${withDe(name)}`} />
      )}
    </>
  );
}
