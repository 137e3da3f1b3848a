import { mailSentences } from '@barnum/rules/outbox/mails/sentences';
import { invoiceMailKinds, mailKindLabels } from '@barnum/rules/outbox/mails/templates';
import { Button } from 'antd';
import { useState } from 'react';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useInvoicing } from '../../components/use-invoicing.ts';
import { useRead } from '../../components/use-read.ts';
import { templatesQuery } from './mails.ts';
import { type EditedTemplate, editedTemplate, TemplateForm } from './template-form.tsx';
import styles from './templates-tab.module.css';

/** The template of each kind of mail, and when it is sent. */
export function TemplatesTab() {
  const reading = useRead(templatesQuery, {});
  const [edited, setEdited] = useState<EditedTemplate | null>(null);
  const close = () => setEdited(null);
  const isInvoicing = useInvoicing();
  const templates = reading.data?.mailTemplates.filter(({ kind }) => isInvoicing || !invoiceMailKinds.includes(kind));

  return (
    <div aria-busy={reading.isFetching}>
      {reading.hasFailed && <QueryFailure failure={mailSentences.loadFailed} reading={reading} />}
      {!reading.hasFailed && !reading.data && (
        <CardSkeletons sentence="Chargement des modèles…" height={146} className={styles.list} />
      )}
      <ul className={styles.list}>
        {templates?.map((template) => {
          const { title, when } = mailKindLabels[template.kind];
          return (
            <li key={template.kind} className={styles.card}>
              <div className={styles.words}>
                <h2 className={styles.title}>{title}</h2>
                <p className={styles.when}>{when}</p>
                <p className={styles.subject}>« {template.subject} »</p>
              </div>
              <Button onClick={() => setEdited(editedTemplate(template))} aria-label={`Modifier : ${title}`}>
                Modifier
              </Button>
            </li>
          );
        })}
      </ul>
      <TemplateForm template={edited} onSaved={close} onClose={close} />
    </div>
  );
}
