import { isRentalDay } from '@barnum/rules/dates/days';
import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Skeleton } from 'antd';
import { useCallback } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../../components/back-link.tsx';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { fresh, useRead } from '../../../components/use-read.ts';
import { readPackWish } from '../../../lib/read-pack-wish.ts';
import { editedRequest, requestFormQuery } from './edited-request.ts';
import type { TemplatesSlot } from './lines/templates.ts';
import { RequestForm, type SendQuote } from './request-form.tsx';

/** Enters a request received by telephone, with the customer, the article and the days, or as the request, that the address names. */
export function NewRequestPage({ templates, sendQuote }: Slots & { sendQuote: SendQuote }) {
  const [parameters] = useSearchParams();
  const [du, au] = [dayOf(parameters.get('du')), dayOf(parameters.get('au'))];
  const asked = {
    ...nothing,
    articleId: idOf(parameters.get('article')),
    comme: idOf(parameters.get('comme')),
    client: idOf(parameters.get('client')),
    du,
    au,
    wish: readPackWish((name) => parameters.get(name) ?? ''),
  };
  return (
    <FormPage
      key={parameters.toString()}
      title="Saisir une demande"
      {...asked}
      templates={templates}
      sendQuote={sendQuote}
    />
  );
}

/** Changes a request. */
export function EditRequestPage({ templates }: Slots) {
  const { id = '' } = useParams();
  const title = `Modifier la demande n°\u00a0${id}`;
  return <FormPage key={id} title={title} {...nothing} id={idOf(id) ?? 0} templates={templates} />;
}

interface Slots {
  templates: TemplatesSlot;
}

interface Props extends Slots {
  sendQuote?: SendQuote;
  title: string;
  /** Null for a new request. */
  id: number | null;
  articleId: number | null;
  /** The earlier request that a new one is made like. */
  comme: number | null;
  client: number | null;
  du: string;
  au: string;
  /** What was said of the article that is a pack. */
  wish: ReturnType<typeof readPackWish>;
}

const nothing = {
  id: null,
  articleId: null,
  comme: null,
  client: null,
  du: '',
  au: '',
  wish: { terrain: null, choix: [], reponses: [] },
};

function FormPage({ title, id, articleId, comme, client, du, au, wish, templates, sendQuote }: Props) {
  const { search, state: origin } = useLocation();
  // The list that leads here is that of the request, too; what fills in a new one is not.
  const kept = id === null ? '' : search;
  const variables = {
    id: id ?? 0,
    isEdit: id !== null,
    comme: comme ?? 0,
    isCopy: comme !== null,
    articleId: articleId ?? 0,
    hasArticle: articleId !== null,
    client: client ?? 0,
    hasClient: client !== null,
  };
  const { data, hasFailed, isMissing, ...reading } = useRead(requestFormQuery, variables, fresh);
  const wayTo = useCallback((saved: number) => `${paths.adminRequest(saved)}${kept}`, [kept]);
  const back = id === null ? paths.adminRequests : wayTo(id);

  return (
    <Page
      title={title}
      back={
        <BackLink to={back} state={origin}>
          {id === null ? 'Demandes' : `Demande n°\u00a0${id}`}
        </BackLink>
      }
    >
      {isMissing && (
        <Placeholder role="alert" title={sentences.requests.notFound}>
          Elle a peut-être été supprimée entre-temps.
        </Placeholder>
      )}
      {hasFailed && !isMissing && !data && <QueryFailure failure={sentences.requests.loadFailed} reading={reading} />}
      {!hasFailed && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && !isMissing && (
        <RequestForm
          edited={editedRequest(data, { du, au, wish })}
          back={back}
          wayTo={wayTo}
          templates={templates}
          sendQuote={sendQuote}
        />
      )}
    </Page>
  );
}

function idOf(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

function dayOf(value: string | null): string {
  return value !== null && isRentalDay(value) ? value : '';
}
