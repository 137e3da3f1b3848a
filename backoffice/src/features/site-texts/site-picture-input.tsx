import { outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { type SitePictureKey, sitePictureKinds, siteTextOf } from '@barnum/rules/site-texts/site-texts';
import { useState } from 'react';
import { useClient } from 'urql';
import { PicturePicker } from '../../components/form/picture-picker.tsx';
import { refusalOf } from '../../lib/pictures/picture-file.ts';
import { refusalSentences } from '../../lib/pictures/picture-preview.ts';
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
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');
  const kind = sitePictureKinds[field];

  async function send(file: File) {
    setFailure('');
    const refusal = await refusalOf(file, kind);
    if (refusal !== null) return setFailure(refusalSentences[refusal]);
    setIsSending(true);
    const { data, error } = await client.mutation(uploadSitePictureMutation, { key: field, file });
    setIsSending(false);
    const outcome = outcomeOf({ data: data?.uploadSitePicture, error });
    if (outcome.status === 'done') onChange?.(outcome.data);
    else setFailure('sentence' in outcome ? outcome.sentence : sentences.images.unreadable);
  }

  return (
    <PicturePicker
      kind={kind}
      id={id}
      isChosen={value !== ''}
      onPick={(file) => void send(file)}
      refusal={failure}
      isSending={isSending}
      picture={value !== '' && <img className={styles.picture} src={value} alt={siteTextOf(field).label} />}
    />
  );
}
