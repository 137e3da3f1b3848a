import { Input } from 'antd';
import { useId } from 'react';
import styles from './received-fields.module.css';
import { Labelled } from './received-fields.tsx';
import { SignatureField } from './signature-field.tsx';

/** Who signs, and the drawing. */
export interface Signing {
  signed: { signataire: string; dessin: string };
  change: (part: Partial<Signing['signed']>) => void;
}

/** The customer's name and signature, where somebody is there to sign. */
export function SignedBy({ signing: { signed, change }, error }: { signing: Signing; error: string | undefined }) {
  const heading = useId();
  return (
    <section className={styles.received} aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        Signature du client
      </h3>
      <p>Laissez vide si personne n’est là pour signer.</p>
      <Labelled label="Nom de la personne qui signe" error={error}>
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            value={signed.signataire}
            onChange={({ target }) => change({ signataire: target.value })}
          />
        )}
      </Labelled>
      <SignatureField path={signed.dessin} onChange={(dessin) => change({ dessin })} />
    </section>
  );
}
