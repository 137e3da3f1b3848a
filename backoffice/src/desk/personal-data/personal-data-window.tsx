import { limits } from '@barnum/rules/limits';
import { Button, Form, Input, type InputRef, Modal } from 'antd';
import { useRef } from 'react';
import { focusFirstField } from '../../components/focus-first-field.ts';
import { FoundPersonalData } from './found-personal-data.tsx';
import styles from './personal-data-window.module.css';
import { usePersonalData } from './use-personal-data.ts';

/** The stored data of one person: to hand it over, or to delete it at their request (GDPR). */
export function PersonalDataWindow({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      open={isOpen}
      afterOpenChange={focusFirstField}
      onCancel={onClose}
      closable={{ 'aria-label': 'Fermer' }}
      title="RGPD : exporter ou effacer"
      footer={<Button onClick={onClose}>Fermer</Button>}
      width={680}
      destroyOnHidden
    >
      <Search />
    </Modal>
  );
}

function Search() {
  const field = useRef<InputRef>(null);
  const { found, refusal, isBusy, find, erase } = usePersonalData();

  async function eraseFound() {
    if (found) await erase(found);
    // The button is gone.
    field.current?.focus();
  }

  return (
    <>
      <p className={styles.lead}>
        Une personne peut demander à recevoir ce que vous conservez d’elle, ou à le faire effacer. Retrouvez toutes ses
        demandes par son e-mail ou son téléphone, et celles de sa fiche client. Relisez la liste avant d’effacer.
      </p>
      <Form
        layout="vertical"
        requiredMark={false}
        noValidate
        onFinish={({ contact }: { contact?: string }) => void find(contact?.trim() ?? '')}
      >
        <Form.Item
          name="contact"
          label="E-mail ou téléphone"
          {...(refusal !== null && { validateStatus: 'error', help: refusal })}
        >
          <Input ref={field} autoComplete="off" maxLength={limits.email} aria-invalid={refusal !== null} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          Rechercher
        </Button>
      </Form>
      <div role="status" className={styles.result}>
        {found && <FoundPersonalData found={found} isBusy={isBusy} onErase={() => void eraseFound()} />}
      </div>
    </>
  );
}
