import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import { acceptanceOf, preparePicture } from '../../lib/pictures/prepare-picture.ts';
import styles from './picture-field.module.css';
import { PicturePicker } from './picture-picker.tsx';

/** A picture to upload with the form, as it was chosen: `preparePicture` makes of it what is sent. */
export interface ChosenPicture {
  file: File;
  /** Null while it is prepared. */
  preview: string | null;
}

interface Props {
  kind: 'article' | 'category';
  /** Passed by Form.Item: the address of the saved picture. */
  id?: string;
  value?: string | null;
  onChange?: (address: string | null) => void;
  chosen: ChosenPicture | null;
  onChoose: Dispatch<SetStateAction<ChosenPicture | null>>;
}

/** The one picture of a record: the saved one, a newly chosen one, or none. */
export function PictureField({ kind, id, value = null, onChange, chosen, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  const shown = chosen ? chosen.preview : value;

  async function choose(file: File) {
    setRefusal('');
    // Set before the file is read: a form submitted meanwhile includes it.
    onChoose({ file, preview: null });
    const prepared = await preparePicture(file, acceptanceOf(kind));
    const outcome = 'preview' in prepared ? { file, preview: prepared.preview } : chosen;
    onChoose((now) => (now?.file === file ? outcome : now));
    if ('refusal' in prepared) setRefusal(prepared.refusal);
  }

  function clear() {
    setRefusal('');
    if (chosen === null) onChange?.(null);
    onChoose(null);
    input.current?.focus();
  }

  return (
    <PicturePicker
      kind={kind}
      id={id}
      input={input}
      isChosen={shown !== null || chosen !== null}
      onPick={(file) => void choose(file)}
      refusal={refusal}
      isPreparing={chosen !== null && chosen.preview === null}
      picture={
        shown === null ? (
          <span className={styles.none}>
            <PictureOutlined aria-hidden />
          </span>
        ) : (
          <img className={styles.picture} src={shown} alt={chosen ? chosen.file.name : 'Image actuelle'} />
        )
      }
    >
      {(shown !== null || chosen) && (
        <Button type="text" danger onClick={clear}>
          Retirer l’image
        </Button>
      )}
    </PicturePicker>
  );
}
