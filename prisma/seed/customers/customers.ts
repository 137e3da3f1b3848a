import {
  type CustomerContent,
  type CustomerKind,
  customerKinds,
  emptyCustomer,
  requestNames,
} from '@barnum/rules/customers/customers';
import { customerInput } from '@barnum/rules/customers/customers-input';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { parseInput } from '@barnum/rules/errors';
import { authors, type RequestState } from '@barnum/rules/requests/reservation-requests/request-states';
import type { z } from 'zod';
import { createCustomer, customerColumns } from '../../../services/api/src/customers/customers/customers.domain.ts';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { contentColumns } from '../../../services/api/src/requests/reservation-requests/reservation-requests.domain.ts';
import { readRentalTerms } from '../../../services/api/src/site/company-info/rental-terms.domain.ts';
import { type DemoCustomer, demoCustomers } from '../data/customers.ts';
import { seasonModels } from '../data/reservation-requests.ts';
import { daysAgo } from '../dates.ts';

type CustomerSeed = Partial<z.input<typeof customerInput>> & { createdAt?: Date };

/** A customer, with defaults for all fields that `seed` leaves out. */
export function seedCustomer(db: Db, { createdAt, ...seed }: CustomerSeed = {}) {
  const input = parseInput(customerInput, { kind: 'particulier', nom: 'Corre', prenom: '', ...seed });
  return createCustomer(db, input, { ...(createdAt && { createdAt }) });
}

const town = { codePostal: '56999', ville: 'Presqu’île-sur-Mer' };

/** Who came in the first of three seasons: individuals came later. */
export const kindsOfFirstSeason: readonly CustomerKind[] = customerKinds.filter((kind) => kind !== 'particulier');

/** What the demo's customers wrote. */
const seasonMessages = ['Bonjour, peut-on rendre le matériel le lundi matin ?', 'Tout était parfait, merci !'];

/** A demo customer as its form would send it. */
export function demoCustomerContent(customer: DemoCustomer): CustomerContent {
  const { kind, nom, prenom = '', telephone, email, rue, siret = null, bonDeCommande = false } = customer;
  const { contact, notes = '', etiquettes = [] } = customer;
  return {
    ...emptyCustomer,
    ...town,
    kind,
    nom,
    prenom,
    rue,
    siret,
    bonDeCommande,
    notes,
    etiquettes,
    telephones: [telephone],
    emails: email === null ? [] : [email],
    contacts: contact === undefined ? [] : [{ nom: contact, fonction: '', email, telephone: null }],
    adressesLivraison: [placeOf(customer)],
  };
}

/** What a demo customer's requests of past seasons say of who asks. */
function seasonIdentity(customer: DemoCustomer) {
  return { ...requestNames(demoCustomerContent(customer)), phone: customer.telephone, email: customer.email };
}

/**
 * The demo's customers with three seasons of requests, written in a few statements: copies of the demo's requests, whose
 * conditions they have.
 */
export async function seedDemoCustomers(db: Db): Promise<void> {
  const created = await db.customer.createManyAndReturn({
    data: demoCustomers.map((customer) => ({
      ...customerColumns(demoCustomerContent(customer)),
      createdAt: daysAgo(1300),
    })),
    select: { id: true },
  });
  // The rows of one statement are returned in their order.
  const seasonsAt = (years: readonly number[], kinds: readonly CustomerKind[] = customerKinds) =>
    demoCustomers.flatMap((customer, index) =>
      kinds.includes(customer.kind) ? seasonsOf(customer, index, created[index]?.id ?? 0, years) : [],
    );
  const seasons = [...seasonsAt([0, 364]), ...seasonsAt([728], kindsOfFirstSeason)];
  const models = await db.reservationRequest.findMany({
    include: { items: { omit: { id: true, requestId: true } } },
    omit: { id: true, cleSuivi: true, idempotencyKey: true, annulationDemandeLe: true },
    orderBy: { id: 'asc' },
    take: seasonModels,
  });
  const { fermetures } = await readRentalTerms(db);
  const copies = seasons.map(({ customer, customerId, age, statut }, index) => {
    const { items, ...model } = models[index % models.length] as (typeof models)[number];
    const adresse = model.livraisonMontage ? placeOf(customer) : null;
    const identity = { ...seasonIdentity(customer), livraisonMontage: model.livraisonMontage, adresse };
    const days = { date: todayInParis(daysAgo(age)), dateRetrait: null, dateRetour: null };
    const columns = contentColumns({ ...identity, ...days }, fermetures, items);
    return { items, row: { ...model, ...columns, customerId, statut, createdAt: daysAgo(askedBefore(age, index)) } };
  });
  const requests = await db.reservationRequest.createManyAndReturn({
    data: copies.map(({ row }) => row),
    select: { id: true, statut: true, createdAt: true, debut: true, fin: true },
  });
  await db.reservationRequestItem.createMany({
    data: requests.flatMap(({ id }, index) => (copies[index]?.items ?? []).map((item) => ({ ...item, requestId: id }))),
  });
  await db.requestEvent.createMany({ data: requests.flatMap(historyOf) });
  await db.requestMessage.createMany({
    data: requests
      .filter(({ id }) => id % 3 === 0)
      .map(({ id, fin }) => ({
        requestId: id,
        createdAt: atHour(fin, 9),
        luLe: atHour(fin, 10),
        auteur: authors.visitor,
        texte: seasonMessages[id % seasonMessages.length] ?? '',
      })),
  });
}

/** Days since a request of a season came in: most came in weeks before the party, some a year ahead. */
function askedBefore(age: number, index: number): number {
  return index % 5 === 0 ? age + 330 : age + 40;
}

interface Season {
  customer: DemoCustomer;
  customerId: number;
  /** Days since the party. */
  age: number;
  statut: RequestState;
}

/** Parties of seasons that began so many days before the last one, which ended two months ago. */
function seasonsOf(customer: DemoCustomer, index: number, customerId: number, years: readonly number[]): Season[] {
  return years.flatMap((year) =>
    Array.from({ length: customer.requests }, (_, number) => ({
      customer,
      customerId,
      age: year + 60 + ((index * 13 + number * 37) % 150),
      statut: (index + number) % 9 === 8 ? ('annulee' as const) : ('rendue' as const),
    })),
  );
}

interface PastRequest {
  id: number;
  statut: RequestState;
  createdAt: Date;
  debut: Date;
  fin: Date;
}

/** A day as its column has it, so many hours after midnight in UTC. */
function atHour(day: Date, hour: number): Date {
  return new Date(day.getTime() + hour * 3_600_000);
}

function historyOf({ id, statut, createdAt, debut, fin }: PastRequest) {
  const step = (at: Date, avant: RequestState | null, apres: RequestState) => ({
    requestId: id,
    createdAt: at,
    avant,
    apres,
    auteur: avant === null ? authors.visitor : authors.system,
  });
  const confirmed = atHour(createdAt, 24);
  return [
    step(createdAt, null, 'nouvelle'),
    step(confirmed, 'nouvelle', 'confirmee'),
    ...(statut === 'annulee'
      ? [step(atHour(debut, 9), 'confirmee', 'annulee')]
      : [step(atHour(debut, 13), 'confirmee', 'sortie'), step(atHour(fin, 8), 'sortie', 'rendue')]),
  ];
}

function placeOf({ rue }: DemoCustomer): string {
  return `${rue}, ${town.codePostal} ${town.ville}`;
}
