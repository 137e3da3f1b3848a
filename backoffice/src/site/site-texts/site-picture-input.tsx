import { outcomeOf } from '@barnum/rules/outcome';
import { type SitePictureKey, sitePictureKinds, siteTextOf } from '@barnum/rules/site/site-texts/site-texts';
import { useState } from 'react';
import { useClient } from 'urql';
import { PicturePicker } from '../../components/form/picture-picker.tsx';
import { pictureRefusalOf } from '../../lib/pictures/picture-refusal.ts';
import { acceptanceOf, preparePicture } from '../../lib/pictures/prepare-picture.ts';
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
  const [step, setStep] = useState<'preparing' | 'sending' | null>(null);
  const [failure, setFailure] = useState('');
  const kind = sitePictureKinds[field];

  async function send(file: File) {
    setFailure('');
    setStep('preparing');
    const prepared = await preparePicture(file, acceptanceOf(kind));
    if ('refusal' in prepared) {
      setStep(null);
      setFailure(prepared.refusal);
      return;
    }
    setStep('sending');
    const { data, error } = await client.mutation(uploadSitePictureMutation, { key: field, file: prepared.file });
    setStep(null);
    const outcome = outcomeOf({ data: data?.uploadSitePicture, error });
    if (outcome.status === 'done') onChange?.(outcome.data);
    else setFailure(pictureRefusalOf(outcome) ?? outcome.sentence);
  }

  return (
    <PicturePicker
      kind={kind}
      id={id}
      isChosen={value !== ''}
      onPick={(file) => void send(file)}
      refusal={failure}
      isPreparing={step === 'preparing'}
      isSending={step === 'sending'}
      picture={value !== '' && <img className={styles.picture} src={value} alt={siteTextOf(field).label} />}
    />
  );
}
