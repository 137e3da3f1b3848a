import type { Capability } from '@barnum/rules/access/team/rights';
import { customerName } from '@barnum/rules/customers/customers';
import { type FoundDays, findDays } from '@barnum/rules/dates/find-days';
import { formatShortDay, formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import type { Period } from '@barnum/rules/dates/period';
import { limits } from '@barnum/rules/limits';
import { invoiceStateLabels } from '@barnum/rules/money/invoices/invoice-state';
import { moneyWords } from '@barnum/rules/money/ledger/account';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { spacedPhones } from '@barnum/rules/text/telephones';
import type { ResultOf } from 'gql.tada';
import { customerDetail } from '../../lib/customer-detail.ts';
import { debtInWords } from '../../lib/debt-in-words.ts';
import { fullName } from '../../lib/full-name.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { type Chapter, findActions } from './actions.ts';

/** One query for each text, whatever is looked for. */
export const paletteQuery = graphql(`
  query Palette($search: String!, $requests: Boolean!, $customers: Boolean!, $money: Boolean!) {
    reservationRequests(search: $search, pageSize: 6) @include(if: $requests) {
      items {
        id
        nom
        prenom
        date
        statut
        phone
      }
    }
    customerChoices(search: $search, limit: 6) @include(if: $customers) {
      id
      kind
      nom
      prenom
      ville
      telephones
      emails
    }
    invoices(search: $search, pageSize: 6) @include(if: $money) {
      items {
        id
        numero
        titre
        client
        etat
        du
      }
    }
    articleChoices(search: $search, limit: 6) @include(if: $requests) {
      id
      nom
    }
    pieceChoices(search: $search) @include(if: $requests) {
      id
      numero
      article {
        id
        nom
      }
    }
  }
`);

/** What the customers that were found have to pay. */
export const paletteDebtsQuery = graphql(`
  query PaletteDebts($ids: [Int!]!) {
    customerOverviews(ids: $ids) {
      id
      aPayer
      recuDAvance
    }
  }
`);
type CustomerOverview = ResultOf<typeof paletteDebtsQuery>['customerOverviews'][number];

type Records = ResultOf<typeof paletteQuery>;

/** What is typed, read: its days, and the words to look records up by; empty where it is days alone. */
export interface Sought extends FoundDays {
  text: string;
  search: string;
  /** What the company uses. */
  uses: (chapter: Chapter) => boolean;
  /** What the viewer may do. */
  may: (capability: Capability) => boolean;
}

export interface Choice {
  label: string;
  detail?: string;
  path: string;
}

export interface Group {
  title: string;
  choices: Choice[];
}

/** Where choices come from, in the order of the list. `records` are missing until the service has answered. */
const sources: {
  title: string;
  find: (sought: Sought, records: Records | undefined, overviews: readonly CustomerOverview[]) => Choice[];
}[] = [
  { title: 'Disponibilités', find: freeOn },
  { title: 'Jours', find: screensOf },
  {
    title: 'Clients',
    find: (_sought, records, overviews) =>
      records?.customerChoices?.map((customer) => customerChoice(customer, overviews)) ?? [],
  },
  { title: 'Demandes', find: (_sought, records) => records?.reservationRequests?.items.map(requestChoice) ?? [] },
  {
    title: 'Factures',
    find: ({ uses }, records) => (uses('factures') ? (records?.invoices?.items.map(invoiceChoice) ?? []) : []),
  },
  { title: 'Articles', find: (_sought, records) => records?.articleChoices?.map(articleChoice) ?? [] },
  { title: 'Pièces', find: (_sought, records) => records?.pieceChoices?.map(pieceChoice) ?? [] },
  { title: 'Aller à', find: ({ text, uses, may }) => findActions(text, uses, may) },
];

export function soughtIn(text: string, today: string, viewer: Pick<Sought, 'uses' | 'may'>): Sought {
  const found = findDays(text, today);
  const search = (found.period === null ? text : found.rest).trim().slice(0, limits.search);
  return { ...found, text, search, ...viewer };
}

/** `overviews` are what is known of the customers found, once the service has said it. */
export function groupsOf(
  sought: Sought,
  records: Records | undefined,
  overviews: readonly CustomerOverview[] = [],
): Group[] {
  return sources
    .map(({ title, find }) => ({ title, choices: find(sought, records, overviews) }))
    .filter(({ choices }) => choices.length > 0);
}

/** « Libre le 12 juillet ? » of each article that is named beside days. */
function freeOn({ period, search }: Sought, records: Records | undefined): Choice[] {
  if (period === null || search === '') return [];
  return (records?.articleChoices ?? []).map(({ id, nom }) => ({
    label: nom,
    detail: `Libre ${inWords(period)}\u00a0?`,
    path: paths.adminAvailabilityOf(id, period),
  }));
}

function screensOf({ period, search }: Sought): Choice[] {
  if (period === null || search !== '') return [];
  const { debut, fin } = period;
  const day = formatWeekdayDate(debut);
  return [
    { label: `Planning du ${day}`, path: `${paths.adminPlanning}?vue=semaine&date=${debut}` },
    { label: `Départs et retours du ${day}`, path: paths.adminPreparationOf(debut) },
    {
      label: `Qu’est-ce qui est libre ${inWords(period)}\u00a0?`,
      path: `${paths.adminAvailability}?du=${debut}&au=${fin}`,
    },
  ];
}

function invoiceChoice({
  id,
  numero,
  titre,
  client,
  etat,
  du,
}: NonNullable<Records['invoices']>['items'][number]): Choice {
  return {
    label: `${numero ?? 'Brouillon'}, ${client}`,
    detail: `${titre}, ${invoiceStateLabels[etat]}, ${formatPrice(du)}`,
    path: paths.adminInvoice(id),
  };
}

function requestChoice(request: NonNullable<Records['reservationRequests']>['items'][number]): Choice {
  const { id, date, statut, phone } = request;
  const facts = [`n°\u00a0${id}`, formatShortDay(date), requestStateLabels[statut], spacedPhones(phone ?? '')];
  return { label: fullName(request), detail: facts.filter(Boolean).join(' · '), path: paths.adminRequest(id) };
}

function customerChoice(
  customer: NonNullable<Records['customerChoices']>[number],
  overviews: readonly CustomerOverview[],
): Choice {
  const overview = overviews.find(({ id }) => id === customer.id);
  const debt = overview && debtInWords(overview);
  return {
    label: customerName(customer),
    detail: [customerDetail(customer), debt && `${moneyWords.aPayer}\u00a0: ${debt}`].filter(Boolean).join(' · '),
    path: paths.adminCustomer(customer.id),
  };
}

function articleChoice({ id, nom }: NonNullable<Records['articleChoices']>[number]): Choice {
  return { label: nom, path: paths.adminArticle(id) };
}

function pieceChoice({ numero, article }: NonNullable<Records['pieceChoices']>[number]): Choice {
  return { label: numero, detail: article.nom, path: paths.adminPiece(numero) };
}

function inWords({ debut, fin }: Period): string {
  return debut === fin ? `le ${formatShortDay(debut)}` : `du ${formatShortDay(debut)} au ${formatShortDay(fin)}`;
}
