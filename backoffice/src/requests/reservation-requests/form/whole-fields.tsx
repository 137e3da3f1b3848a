import { limits } from '@barnum/rules/limits';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { requestLabels as labels, type RequestValues } from './edited-request.ts';
import styles from './request-form.module.css';

/** What is agreed on the whole: a discount, and the deposit. Open where there is one. */
export function WholeFields({ values }: { values: RequestValues }) {
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = isAsked || [values.remise, values.cautionFixee].some((typed) => typed !== '');
  if (!isOpen) {
    return (
      <Button type="link" className={styles.whole ?? ''} onClick={() => setIsAsked(true)}>
        Remise sur l’ensemble, caution…
      </Button>
    );
  }
  return (
    <div className={styles.days}>
      <Form.Item name="remise" label={labels.remise} extra="Écrivez « 10 % » ou « 15 € ».">
        <Input autoFocus={isAsked} autoComplete="off" />
      </Form.Item>
      {values.remise !== '' && (
        <Form.Item name="motifRemise" label={labels.motifRemise} required>
          <Input autoComplete="off" maxLength={limits.shortText} />
        </Form.Item>
      )}
      <Form.Item name="cautionFixee" label={labels.cautionFixee} extra="Laissez vide pour suivre vos tarifs.">
        <Input inputMode="decimal" autoComplete="off" />
      </Form.Item>
    </div>
  );
}
