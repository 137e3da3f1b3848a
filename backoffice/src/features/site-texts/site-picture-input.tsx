import { pictureTypes } from '@barnum/rules/images';
import { messages } from '@barnum/rules/messages';
import { outcomeOf } from '@barnum/rules/outcome';
import { type SitePictureKey, sitePictureKinds, siteTextOf } from '@barnum/rules/site-texts/site-texts';
import { useId, useState } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../lib/picture-file.ts';
import { refusalSentences } from '../../lib/picture-preview.ts';
import styles from './site-picture-input.module.css';
import { uploadSitePictureMutation } from './site-texts.ts';

interface Props {
  field: SitePictureKey;
  /** Passed by Form.Item: the address of the picture, empty without one. */
  id?: string;
  value?: string;
  onChange?: (address: string) => void;
}

/** A picture of the site. It is sent at once, so that the page beside shows it, and used once the form is saved. */
export function SitePictureInput({ field, id, value = '', onChange }: Props) {
  const client = useClient();
  const helpId = useId();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const kind = sitePictureKinds[field];

  async function send(file: File | undefined) {
    if (!file) return;
    setFailure('');
    const refusal = await refusalOf(file, kind);
    if (refusal !== null) return setFailure(refusalSentences[refusal]);
    setIsSending(true);
    const { data, error } = await client.mutation(uploadSitePictureMutation, { key: field, file });
    setIsSending(false);
    const outcome = outcomeOf({ data: data?.uploadSitePicture, error });
    if (outcome.status === 'done') onChange?.(outcome.data);
    else setFailure('sentence' in outcome ? outcome.sentence : messages.images.unreadable);
  }

  return (
    <div className={styles.field}>
      {value !== '' && <img className={styles.picture} src={value} alt={siteTextOf(field).label} />}
      <div>
        <label className={styles.pick}>
          {value === '' ? 'Choisir une image' : 'Changer l’image'}
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept={pictureTypes[kind].map((type) => `.${type}`).join(',')}
            disabled={isSending}
            aria-describedby={helpId}
            aria-invalid={failure !== ''}
            onChange={({ target }) => {
              void send(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
        <p className={styles.help} id={helpId}>
          JPG, PNG ou WebP, 5 Mo au plus.
        </p>
        <p role="status" className={styles.help}>
          {isSending && 'Envoi de l’image…'}
        </p>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
    </div>
  );
}
