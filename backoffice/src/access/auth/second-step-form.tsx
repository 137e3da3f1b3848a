import { secondFactorSentences, trustedDays } from '@barnum/rules/access/second-factor/second-factor-sentences';
import { secondStepInput } from '@barnum/rules/access/second-factor-input';
import { fieldErrors } from '@barnum/rules/errors';
import type { Outcome } from '@barnum/rules/outcome';
import { Alert, Button, Checkbox, Input, type InputRef } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { deviceKey } from '../../lib/device-key.ts';
import { knowsPasskeys } from '../../lib/passkeys.ts';
import { FormField } from './form-field.tsx';
import { completeSignIn, completeSignInWithPasskey, type SecondStep, type SignedIn } from './sign-in.ts';
import formStyles from './sign-in-form.module.css';

interface Props {
  step: SecondStep;
  onSignIn: (session: SignedIn) => void;
  /** Goes back to the password, with the sentence that says why. */
  onBack: (sentence: string | null) => void;
}

/** What a second step is taken with. */
type Way = 'passkey' | 'app' | 'recovery';

const links: Record<Way, string> = {
  passkey: 'Utiliser une clé d’accès',
  app: 'Utiliser le code de l’application',
  recovery: 'Utiliser un code de secours',
};

/** The second step of a sign-in: a passkey, a code of the app, or a recovery code. */
export function SecondStepForm({ step, onSignIn, onBack }: Props) {
  const { challenge, hasTotp, passkeyOptions } = step;
  const ways = waysOf(step);
  const [way, setWay] = useState<Way>(ways[0] ?? 'recovery');
  const start = useRef<HTMLButtonElement>(null);
  const input = useRef<InputRef>(null);
  const [code, setCode] = useState('');
  const [trustsDevice, setTrustsDevice] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState(
    passkeyOptions !== null && !hasTotp && !knowsPasskeys() ? secondFactorSentences.passkeyUnknown : undefined,
  );
  const [isSending, setIsSending] = useState(false);

  useEffect(() => (way === 'passkey' ? start.current?.focus() : input.current?.focus()), [way]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals, to the form that a dialog covers.
    event.stopPropagation();
    if (isSending) return;
    if (way === 'passkey') return send(() => completeSignInWithPasskey(step, trustsDevice));
    const parsed = secondStepInput.safeParse({ challenge, code, trustsDevice });
    if (!parsed.success) return refuse(fieldErrors(parsed.error).code);
    await send(() => completeSignIn(parsed.data));
  }

  async function send(complete: () => Promise<Outcome<SignedIn>>) {
    setFailure(undefined);
    setIsSending(true);
    const outcome = await complete();
    if (outcome.status === 'done') return onSignIn(outcome.data);
    setIsSending(false);
    if (outcome.code === 'NOT_FOUND') return onBack(outcome.sentence);
    if (outcome.status === 'invalid') return refuse(outcome.fields.code);
    setFailure(outcome.sentence);
    input.current?.focus({ cursor: 'all' });
  }

  function refuse(sentence: string | undefined) {
    setError(sentence);
    input.current?.focus({ cursor: 'all' });
  }

  function change(next: Way) {
    setWay(next);
    setCode('');
    setError(undefined);
    setFailure(undefined);
  }

  return (
    <form className={formStyles.form} noValidate onSubmit={submit}>
      {failure && <Alert type="error" showIcon message={failure} />}
      {way === 'passkey' ? (
        <p>Votre navigateur va vous demander votre empreinte, votre visage, un code ou votre clé USB.</p>
      ) : (
        <CodeField
          key={way}
          ofApp={way === 'app'}
          input={input}
          value={code}
          error={error}
          onChange={(typed) => {
            setCode(typed);
            setError(undefined);
          }}
        />
      )}
      {deviceKey() !== null && (
        <Checkbox checked={trustsDevice} onChange={({ target }) => setTrustsDevice(target.checked)}>
          Ne plus demander de seconde étape dans ce navigateur pendant {trustedDays} jours
        </Checkbox>
      )}
      <Button ref={start} type="primary" htmlType="submit" size="large" block loading={isSending}>
        {way === 'passkey' ? 'Continuer avec la clé d’accès' : 'Valider le code'}
      </Button>
      <div className={formStyles.others}>
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} type="link" onClick={() => change(other)}>
              {links[other]}
            </Button>
          ))}
        <Button type="link" onClick={() => onBack(null)}>
          Revenir au mot de passe
        </Button>
      </div>
    </form>
  );
}

interface CodeFieldProps {
  ofApp: boolean;
  input: React.RefObject<InputRef>;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

function CodeField({ ofApp, input, value, error, onChange }: CodeFieldProps) {
  return (
    <FormField label={ofApp ? 'Code à six chiffres' : 'Code de secours'} id="code" error={error}>
      {(attributes) => (
        <Input
          {...attributes}
          ref={input}
          name={ofApp ? 'one-time-code' : 'recovery-code'}
          autoComplete={ofApp ? 'one-time-code' : 'off'}
          inputMode={ofApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          size="large"
          placeholder={ofApp ? '123 456' : 'xxxx-xxxx-xxxx-xxxx'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}

/** The ways that somebody has in this browser, the easiest first. */
function waysOf({ hasTotp, passkeyOptions }: SecondStep): Way[] {
  const passkey = passkeyOptions !== null && knowsPasskeys();
  return [...(passkey ? (['passkey'] as const) : []), ...(hasTotp ? (['app'] as const) : []), 'recovery'];
}
