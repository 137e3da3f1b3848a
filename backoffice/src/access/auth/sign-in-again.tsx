import { sentences } from '@barnum/rules/sentences';
import { Alert, Button, type InputRef, Modal } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { PasswordInput } from '../../components/form/password-input.tsx';
import { FormField } from './form-field.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { type SecondStep, type SignedIn, signIn } from './sign-in.ts';
import styles from './sign-in-form.module.css';

interface Props {
  isOpen: boolean;
  email: string;
  onSignIn: (session: SignedIn) => void;
  /** Leaves for the sign-in page and loses what was typed. */
  onGiveUp: () => void;
}

/** The password prompt over a page whose session has expired, so that nothing typed there is lost. */
export function SignInAgain({ isOpen, email, onSignIn, onGiveUp }: Props) {
  return (
    <Modal
      open={isOpen}
      title="Session expirée"
      closable={false}
      keyboard={false}
      maskClosable={false}
      footer={null}
      // Above all other windows.
      zIndex={1900}
      width={440}
      destroyOnHidden
      afterOpenChange={focusFirstField}
    >
      <Steps email={email} onSignIn={onSignIn} onGiveUp={onGiveUp} />
    </Modal>
  );
}

type FormProps = Omit<Props, 'isOpen'>;

function Steps(props: FormProps) {
  const [step, setStep] = useState<SecondStep | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  if (step === null) return <PasswordForm {...props} left={left} onSecondStep={setStep} />;
  return (
    <SecondStepForm
      step={step}
      onSignIn={props.onSignIn}
      onBack={(sentence) => {
        setLeft(sentence);
        setStep(null);
      }}
    />
  );
}

interface PasswordProps extends FormProps {
  /** Why the second step was left. */
  left: string | null;
  onSecondStep: (step: SecondStep) => void;
}

function PasswordForm({ email, left, onSignIn, onSecondStep, onGiveUp }: PasswordProps) {
  const input = useRef<InputRef>(null);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState(left ?? undefined);
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble through portals, to the form that the dialog covers.
    event.stopPropagation();
    if (isSending) return;
    if (password === '') {
      refuse(sentences.auth.passwordRequired);
      return;
    }
    setIsSending(true);
    const outcome = await signIn({ email, password });
    if (outcome.status === 'done') {
      const { session, secondStep } = outcome.data;
      return session === null ? onSecondStep(secondStep) : onSignIn(session);
    }
    refuse(outcome.sentence);
    setIsSending(false);
  }

  function refuse(sentence: string) {
    setFailure(sentence);
    input.current?.focus({ cursor: 'all' });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Alert
        type="info"
        showIcon
        message="Rien de ce que vous avez saisi n’est perdu : reconnectez-vous pour continuer."
      />
      <p className={styles.account}>
        Compte : <strong>{email}</strong>
      </p>
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <FormField label="Mot de passe" id="password-again" error={failure}>
        {(attributes) => (
          <PasswordInput
            {...attributes}
            ref={input}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setFailure(undefined);
            }}
          />
        )}
      </FormField>
      <div className={styles.actions}>
        <Button onClick={onGiveUp}>Quitter sans enregistrer</Button>
        <Button type="primary" htmlType="submit" loading={isSending}>
          Se reconnecter
        </Button>
      </div>
    </form>
  );
}
