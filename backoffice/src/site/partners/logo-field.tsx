import { CloseOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { useId, useRef, useState } from 'react';
import { acceptanceOf, preparePicture } from '../../lib/pictures/prepare-picture.ts';
import styles from './logo-field.module.css';
import { PartnerLogo } from './partner-logo.tsx';

interface Props {
  label: string;
  /** The chosen file; it takes precedence over the address. */
  file: File | null;
  onFile: (change: (file: File | null) => File | null) => void;
}

/** The logo of a partner's form: a file, or the address of a picture. */
export function LogoField({ label, file, onFile }: Props) {
  const form = Form.useFormInstance();
  const address: unknown = Form.useWatch('logo', form);
  const [read, setRead] = useState<{ file: File; preview: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const typesId = useId();
  const typed = typeof address === 'string' && address.trim() !== '' ? address.trim() : null;
  const preview = read !== null && read.file === file ? read.preview : null;
  const shown = file ? preview : typed;
  const isPreparing = file !== null && preview === null;

  async function choose(picked: File | undefined) {
    if (!picked) return;
    form.setFields([{ name: 'logo', errors: [] }]);
    // Set before the file is read: a form submitted meanwhile includes it.
    onFile(() => picked);
    const outcome = await preparePicture(picked, acceptanceOf('logo'));
    if ('preview' in outcome) {
      setRead({ file: picked, preview: outcome.preview });
      return;
    }
    onFile((now) => (now === picked ? file : now));
    form.setFields([{ name: 'logo', errors: [outcome.refusal] }]);
  }

  function remove() {
    button.current?.focus();
    onFile(() => null);
  }

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>{label}</legend>
      <PartnerLogo address={shown} />
      <div className={styles.choice}>
        <div className={styles.file}>
          <input
            ref={input}
            type="file"
            className="visually-hidden"
            tabIndex={-1}
            accept="image/jpeg,image/png,image/gif,image/webp"
            aria-label="Fichier du logo"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              // Allows choosing the same file again after removing it.
              target.value = '';
            }}
          />
          <Button
            ref={button}
            icon={<UploadOutlined aria-hidden />}
            onClick={() => input.current?.click()}
            aria-describedby={typesId}
          >
            {file ? 'Choisir un autre fichier' : 'Choisir un fichier'}
          </Button>
          <span className={styles.hint} id={typesId}>
            JPG, PNG, GIF ou WebP, 5 Mo au plus. Une grande image est réduite avant l’envoi.
          </span>
        </div>
        {file && (
          <p className={styles.chosen}>
            <span className={styles.fileName}>
              {file.name}
              <span role="status">{isPreparing && ' : préparation…'}</span>
            </span>
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={`Retirer le fichier ${file.name}`}
              onClick={remove}
            />
          </p>
        )}
        <Form.Item name="logo" label="ou son adresse web" className={styles.address ?? ''}>
          <Input type="url" inputMode="url" placeholder="https://" disabled={file !== null} autoComplete="off" />
        </Form.Item>
      </div>
    </fieldset>
  );
}
