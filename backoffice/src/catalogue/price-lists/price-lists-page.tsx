import { PlusOutlined } from '@ant-design/icons';
import { priceListSentences } from '@barnum/rules/catalogue/price-lists/price-list-sentences';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';
import { Badge } from '../../components/badge.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { ListedRecord, RecordList, RecordSkeletons } from '../../components/list/record-list.tsx';
import { Page } from '../../components/page.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { useDeletion } from '../../components/use-deletion.ts';
import { useRead } from '../../components/use-read.ts';
import { NewPriceList, newPriceList } from './new-price-list.tsx';
import {
  deletePriceListMutation,
  type ListedPriceList,
  priceListsQuery,
  priceListTypes,
  stateOf,
} from './price-lists.ts';

/** The price lists: made as copies, opened in a grid, deleted. */
export function PriceListsPage() {
  const navigate = useNavigate();
  const { data, ...reading } = useRead(priceListsQuery, noVariables);
  const [created, setCreated] = useState<ReturnType<typeof newPriceList> | null>(null);
  const [createdId, setCreatedId] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);

  // After the form is no longer unsaved, which would ask whether to leave it.
  useEffect(() => {
    if (createdId !== null) navigate(paths.adminPriceList(createdId));
  }, [createdId, navigate]);

  const deletion = useDeletion({
    mutation: deletePriceListMutation,
    question: ({ nom }: ListedPriceList) =>
      `Supprimer définitivement la grille « ${nom} » ? Les demandes et les devis gardent leurs prix.`,
    sentences: { done: priceListSentences.deleted, failed: priceListSentences.deleteFailed },
    refreshes: priceListTypes,
    onDeleted: () => list.current?.focus(),
  });
  return (
    <Page
      title="Grilles de prix"
      subtitle={'Des prix qui comptent à partir d’un jour\u00a0: ceux de l’an prochain, par exemple.'}
      back={<BackLink to={paths.adminArticles}>Retour aux articles</BackLink>}
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreated(newPriceList())}>
          Nouvelle grille
        </Button>
      }
    >
      <ListStates
        list={{ ...reading, items: data?.priceLists, totalCount: data?.priceLists.length }}
        failure={priceListSentences.loadFailed}
        skeleton={<RecordSkeletons sentence="Chargement des grilles" />}
        empty={
          <Placeholder title="Aucune grille pour l’instant">
            Chaque article est au prix de sa fiche. Une grille en donne d’autres à partir d’un jour : une demande est au
            prix de son premier jour de location.
          </Placeholder>
        }
      >
        {(lists) => (
          <RecordList label="Grilles de prix" ref={list}>
            {lists.map((one) => (
              <ListedRecord
                key={one.id}
                title={unbroken(one.nom)}
                marks={<Badge tone="neutral">{stateOf(one, lists)}</Badge>}
                details={[
                  `À partir du ${formatLongDate(one.aPartirDu)}`,
                  one.articles === 1 ? '1 article' : `${one.articles} articles`,
                ]}
                actions={
                  <>
                    <ButtonLink to={paths.adminPriceList(one.id)}>Ouvrir</ButtonLink>
                    <Button
                      danger
                      loading={deletion.deletingId === one.id}
                      aria-label={`Supprimer ${one.nom}`}
                      onClick={() => deletion.confirmAndDelete(one)}
                    >
                      Supprimer
                    </Button>
                  </>
                }
              />
            ))}
          </RecordList>
        )}
      </ListStates>
      <NewPriceList record={created} onCreated={setCreatedId} onClose={() => setCreated(null)} />
    </Page>
  );
}

const noVariables = {};
