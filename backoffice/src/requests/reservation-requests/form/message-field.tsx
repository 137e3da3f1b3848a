import { limits } from '@barnum/rules/limits';
import { Checkbox, Form, Input } from 'antd';
import { requestLabels as labels } from './edited-request.ts';
import styles from './request-form.module.css';

interface Props {
  isTold: boolean;
  /** The text that is sent unless another one is typed. */
  proposed: string;
  hasEmail: boolean;
}

/** Offers to tell the visitor what changes: shown before it is sent, and sent only when it was asked for. */
export function MessageField({ isTold, proposed, hasEmail }: Props) {
  return (
    <section aria-label="Prévenir le visiteur" className={styles.message}>
      <Form.Item name="prevenir" valuePropName="checked">
        <Checkbox>{labels.prevenir}</Checkbox>
      </Form.Item>
      {isTold && (
        <Form.Item
          name="message"
          label={labels.message}
          getValueProps={(typed: string | null) => ({ value: typed ?? proposed })}
          extra={
            hasEmail
              ? 'Il le lit sur sa page de suivi et par e-mail, dès que vous enregistrez.'
              : 'Sur sa page de suivi seulement\u00a0: il n’a pas donné d’adresse e-mail.'
          }
        >
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 14 }} maxLength={limits.shortText} />
        </Form.Item>
      )}
    </section>
  );
}
