import { type PictureKind, pictureTypes } from '@barnum/rules/catalogue/images/images';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './picture-picker.module.css';

interface Props {
  kind: PictureKind;
  id: string | undefined;
  /** The picture beside the button; nothing where there is none. */
  picture: ReactNode;
  /** There is a picture to change. */
  isChosen: boolean;
  onPick: (file: File) => void;
  /** Why the last file was refused; empty without a refusal. */
  refusal: string;
  isPreparing?: boolean;
  isSending?: boolean;
  input?: Ref<HTMLInputElement>;
  /** Buttons beside the one that picks. */
  children?: ReactNode;
}

/** Picks a picture from the computer: says which files it takes, and why one was refused. */
export function PicturePicker(props: Props) {
  const { kind, id, picture, isChosen, onPick, refusal, isPreparing, isSending = false, input, children } = props;
  const helpId = useId();
  const types = pictureTypes[kind];
  return (
    <div className={styles.field}>
      {picture}
      <div className={styles.side}>
        <div className={styles.actions}>
          <label className={styles.pick}>
            {isChosen ? 'Changer l’image' : 'Choisir une image'}
            <input
              ref={input}
              id={id}
              className="visually-hidden"
              type="file"
              accept={types.map((type) => `image/${type === 'jpg' ? 'jpeg' : type}`).join(',')}
              disabled={isSending}
              aria-invalid={refusal !== ''}
              aria-describedby={helpId}
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) onPick(file);
                // Allows picking the same file again.
                target.value = '';
              }}
            />
          </label>
          {children}
        </div>
        <div id={helpId}>
          <p className={styles.help}>
            {alternatives.format(types.map((type) => typeNames[type]))}, 5 Mo au plus. Une grande photo est réduite
            avant l’envoi.
          </p>
          {refusal && (
            <p className={styles.refusal} role="alert">
              {refusal}
            </p>
          )}
        </div>
        <p role="status" className={styles.help}>
          {isPreparing && 'Préparation de l’image…'}
          {isSending && 'Envoi de l’image…'}
        </p>
      </div>
    </div>
  );
}

const typeNames = { jpg: 'JPG', png: 'PNG', gif: 'GIF', webp: 'WebP' };
const alternatives = new Intl.ListFormat('fr', { type: 'disjunction' });
