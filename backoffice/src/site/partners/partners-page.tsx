import { PlusOutlined } from '@ant-design/icons';
import { sentences } from '@barnum/rules/sentences';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { CountLine } from '../../components/list/count-line.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { useList } from '../../components/list/use-list.ts';
import { OpinionTabs } from '../../components/opinion-tabs.tsx';
import { Page } from '../../components/page.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { useDeletion } from '../../components/use-deletion.ts';
import { PartnerCard } from './partner-card.tsx';
import { type EditedPartner, editedPartner, PartnerForm } from './partner-form.tsx';
import { deletePartnerMutation, type Partner, partnersQuery } from './partners.ts';
import styles from './partners-page.module.css';

const { partners: partnersSentences } = sentences;
const variables = {};

/** The partners of the home page (spec screen 7). */
export function PartnersPage() {
  const list = useList({
    query: partnersQuery,
    variables,
    select: ({ partners }) => ({ items: partners, totalCount: partners.length }),
  });
  useEffect(() => {
    if (list.hasFailed) console.error('The partners could not be read');
  }, [list.hasFailed]);
  const [edited, setEdited] = useState<EditedPartner | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const deletion = useDeletion({
    mutation: deletePartnerMutation,
    question: ({ nom }: Partner) => `Supprimer définitivement le partenaire « ${nom} » ?`,
    sentences: { done: partnersSentences.deleted, failed: null },
    refreshes: ['Partner'],
    onDeleted: () => count.current?.focus(),
  });

  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited(editedPartner())}>
      Ajouter un partenaire
    </Button>
  );
  return (
    <Page title="Gestion des Partenaires" actions={add}>
      <OpinionTabs />
      <CountLine ref={count} text={countText(list.totalCount)} />
      <ListStates
        list={list}
        failure={null}
        skeleton={<CardSkeletons sentence="Chargement des partenaires…" height={312} className={styles.list} />}
        empty={
          <Placeholder title="Aucun partenaire pour l’instant">
            Ajoutez ceux avec qui vous travaillez : la page d’accueil montre leur logo et mène à leur site.
          </Placeholder>
        }
      >
        {(partners) => (
          <ul className={styles.list}>
            {partners.map((partner) => (
              <li key={partner.id}>
                <PartnerCard
                  partner={partner}
                  isDeleting={deletion.deletingId === partner.id}
                  onEdit={() => setEdited(editedPartner(partner))}
                  onDelete={() => deletion.confirmAndDelete(partner)}
                />
              </li>
            ))}
          </ul>
        )}
      </ListStates>
      <PartnerForm partner={edited} onSaved={() => setEdited(null)} onClose={() => setEdited(null)} />
    </Page>
  );
}

function countText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return 'Aucun partenaire';
  return total === 1 ? '1 partenaire' : `${formatNumber(total)} partenaires`;
}
