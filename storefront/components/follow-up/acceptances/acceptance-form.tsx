import type { FieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import type { Outcome } from '@barnum/rules/outcome';
import { acceptanceSentences } from '@barnum/rules/requests/acceptances/acceptances';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { FollowUp } from '../follow-up.ts';
import styles from './acceptance.module.css';
import type { OpenOffer } from './acceptance.ts';
import { acceptQuote, type Signature, sendCode } from './change-acceptance.ts';
import { SignatureField } from './signature-field.tsx';

/** What the forms of this section act by. */
export interface Acting {
  jeton: string;
  isBusy: boolean;
  onAct: (action: Promise<Outcome<FollowUp>>, options?: { keepsFocus?: boolean }) => Promise<Outcome<FollowUp>>;
}

const nothing: Signature = { code: '', nom: '', qualite: '', accord: false, dessin: '' };

/** Who accepts, « Bon pour accord », the code by e-mail, and the button. */
export function AcceptanceForm({ jeton, isBusy, onAct, offer }: Acting & { offer: OpenOffer }) {
  const { versionId, textes, adresse, particulier } = offer;
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [codes, setCodes] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (codes > 0) form.current?.querySelector<HTMLInputElement>('input[name="code"]')?.focus();
  }, [codes]);

  // Other words than those that were agreed to.
  useEffect(() => {
    if (textes.empreinte !== '') setTyped((before) => ({ ...before, accord: false }));
  }, [textes.empreinte]);

  function edit(changes: Partial<Signature>) {
    setTyped({ ...typed, ...changes });
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changes))));
  }

  async function askForCode() {
    if (isBusy) return;
    const outcome = await onAct(sendCode(jeton, versionId), { keepsFocus: true });
    if (outcome.status === 'done') setCodes(codes + 1);
  }

  async function accept(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (codes === 0) return askForCode();
    const outcome = await onAct(acceptQuote(jeton, offer, typed));
    if (outcome.status === 'invalid') show(outcome.fields);
  }

  function show(found: FieldErrors) {
    setErrors(found);
    const [first] = ['nom', 'qualite', 'accord', 'code'].filter((field) => field in found);
    form.current?.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void accept(event)} noValidate>
      <TextField
        label="Votre prénom et votre nom"
        name="nom"
        required
        autoComplete="name"
        maxLength={limits.nom}
        value={typed.nom}
        error={errors.nom}
        onChange={(event) => edit({ nom: event.target.value })}
      />
      {!particulier && (
        <TextField
          label="Votre qualité (facultatif)"
          hint="Gérante, présidente, maire…"
          name="qualite"
          autoComplete="organization-title"
          maxLength={limits.nom}
          value={typed.qualite}
          error={errors.qualite}
          onChange={(event) => edit({ qualite: event.target.value })}
        />
      )}
      <SignatureField path={typed.dessin} error={errors.dessin} onChange={(dessin) => edit({ dessin })} />
      <div>
        <label className={styles.agreement}>
          <input
            type="checkbox"
            name="accord"
            checked={typed.accord}
            aria-invalid={errors.accord !== undefined}
            aria-describedby="accord-erreur"
            onChange={(event) => edit({ accord: event.target.checked })}
          />
          <span>{textes.accord}</span>
        </label>
        <p id="accord-erreur" className={styles.error} aria-live="polite">
          {errors.accord}
        </p>
      </div>
      <p className={styles.hint} role="status">
        {codes > 0
          ? acceptanceSentences.codeSent(adresse ?? '')
          : `Pour être sûrs que c’est vous, nous envoyons un code à ${adresse ?? ''}.`}
      </p>
      {codes > 0 && (
        <TextField
          label="Code reçu par e-mail"
          hint="Six chiffres."
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={limits.secondFactorCode}
          value={typed.code}
          error={errors.code}
          onChange={(event) => edit({ code: event.target.value })}
        />
      )}
      <div className={styles.buttons}>
        {codes > 0 && (
          <Button type="submit" variant="primary" size="large" aria-disabled={isBusy}>
            {textes.bouton}
          </Button>
        )}
        <Button variant={codes > 0 ? 'quiet' : 'primary'} aria-disabled={isBusy} onClick={() => void askForCode()}>
          {codes > 0 ? 'Recevoir un autre code' : 'Recevoir mon code par e-mail'}
        </Button>
      </div>
    </form>
  );
}
