import { CloseOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './logo-field.module.css';
import { acceptedLogoTypes, logoProblem } from './logo-file.ts';
import { PartnerLogo } from './partner-logo.tsx';

interface Props {
  label: string;
  /** The chosen file; it goes before the address. */
  file: File | null;
  onFile: (file: File | null) => void;
}

/** The logo of a partner's form: a file, or the address of a picture. */
export function LogoField({ label, file, onFile }: Props) {
  const form = Form.useFormInstance();
  const address: unknown = Form.useWatch('logo', form);
  const chosen = useDataAddress(file);
  const input = useRef<HTMLInputElement>(null);
  const typesId = useId();
  const shown = chosen ?? (typeof address === 'string' && address.trim() !== '' ? address.trim() : null);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [picked] = target.files ?? [];
    // The same file may be chosen again after it was taken away.
    target.value = '';
    if (!picked) return;
    const problem = logoProblem(picked);
    form.setFields([{ name: 'logo', errors: problem === null ? [] : [problem] }]);
    if (problem === null) onFile(picked);
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
            accept={acceptedLogoTypes.join(',')}
            aria-label="Fichier du logo"
            onChange={choose}
          />
          <Button
            icon={<UploadOutlined aria-hidden />}
            onClick={() => input.current?.click()}
            aria-describedby={typesId}
          >
            {file ? 'Choisir un autre fichier' : 'Choisir un fichier'}
          </Button>
          <span className={styles.hint} id={typesId}>
            JPG, PNG, GIF ou WebP, 5 Mo au plus
          </span>
        </div>
        {file && (
          <p className={styles.chosen}>
            <span className={styles.fileName}>{file.name}</span>
            <Button
              type="text"
              icon={<CloseOutlined aria-hidden />}
              aria-label={`Retirer le fichier ${file.name}`}
              onClick={() => onFile(null)}
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

/** The file as an address that a picture can show; null until it is read. */
function useDataAddress(file: File | null): string | null {
  const [read, setRead] = useState<{ file: File; address: string } | null>(null);

  useEffect(() => {
    if (file === null) return;
    const reader = new FileReader();
    reader.onload = () => setRead({ file, address: String(reader.result) });
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  return read !== null && read.file === file ? read.address : null;
}
