import { fieldErrors } from '@barnum/rules/errors';
import { secondStepInput } from '@barnum/rules/inputs/second-factor';
import { trustedDays } from '@barnum/rules/second-factor/second-factor-sentences';
import { Alert, Button, Checkbox, Input, type InputRef } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { deviceKey } from '../../lib/device-key.ts';
import { FormField } from './form-field.tsx';
import { completeSignIn, type SignedIn } from './sign-in.ts';
import formStyles from './sign-in-form.module.css';

interface Props {
  challenge: string;
  onSignIn: (session: SignedIn) => void;
  /** Goes back to the password, with the sentence that says why. */
  onBack: (sentence: string | null) => void;
}

/** The second step of a sign-in: a code of the app, or a recovery code. */
export function SecondStepForm({ challenge, onSignIn, onBack }: Props) {
  const input = useRef<InputRef>(null);
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [trustsDevice, setTrustsDevice] = useState(false);
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the other kind of code is asked for
  useEffect(() => input.current?.focus(), [kind]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals, to the form that a dialog covers.
    event.stopPropagation();
    if (isSending) return;
    const parsed = secondStepInput.safeParse({ challenge, code, trustsDevice });
    if (!parsed.success) return refuse(fieldErrors(parsed.error).code);
    setFailure(undefined);
    setIsSending(true);
    const outcome = await completeSignIn(parsed.data);
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

  function change() {
    setKind(kind === 'app' ? 'recovery' : 'app');
    setCode('');
    setError(undefined);
  }

  const ofApp = kind === 'app';
  return (
    <form className={formStyles.form} noValidate onSubmit={submit}>
      {failure && <Alert type="error" showIcon message={failure} />}
      <FormField label={ofApp ? 'Code à six chiffres' : 'Code de secours'} id="code" error={error}>
        {(attributes) => (
          <Input
            {...attributes}
            ref={input}
            key={kind}
            name={ofApp ? 'one-time-code' : 'recovery-code'}
            autoComplete={ofApp ? 'one-time-code' : 'off'}
            inputMode={ofApp ? 'numeric' : 'text'}
            autoCapitalize="none"
            spellCheck={false}
            size="large"
            placeholder={ofApp ? '123 456' : 'xxxx-xxxx-xxxx-xxxx'}
            value={code}
            onChange={({ target }) => {
              setCode(target.value);
              setError(undefined);
            }}
          />
        )}
      </FormField>
      {deviceKey() !== null && (
        <Checkbox checked={trustsDevice} onChange={({ target }) => setTrustsDevice(target.checked)}>
          Ne plus demander de code dans ce navigateur pendant {trustedDays} jours
        </Checkbox>
      )}
      <Button type="primary" htmlType="submit" size="large" block loading={isSending}>
        Valider le code
      </Button>
      <div className={formStyles.others}>
        <Button type="link" onClick={change}>
          {ofApp ? 'Utiliser un code de secours' : 'Utiliser le code de l’application'}
        </Button>
        <Button type="link" onClick={() => onBack(null)}>
          Revenir au mot de passe
        </Button>
      </div>
    </form>
  );
}
