import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { quoteNotes, quoteSentences } from '@barnum/rules/prices/quotes';
import { expect, it } from 'vitest';
import { edited, shop, update } from '../../../test/support/quotes.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { issueAndSendQuote } from './issue-and-send.domain.ts';
import { issueQuote } from './quotes.domain.ts';

const auteur = 'admin@barnum.example';
const act = `mutation ($requestId: Int!, $livraison: Decimal, $referenceCommande: String) {
  issueAndSendQuote(requestId: $requestId, livraison: $livraison, referenceCommande: $referenceCommande) {
    numero version livraison estRemis mails { recipient state subject } } }`;

onOneDatabase('a quote that is issued and sent in one act', (service) => {
  const call = async (query: string, variables: Record<string, unknown>) =>
    service.graphql(query, variables, await service.signIn('administrator'));
  const sendOne = async (requestId: number, input: Record<string, unknown> = {}) =>
    (await call(act, { requestId, ...input })).data.issueAndSendQuote;

  it('is issued where none stands, else sent as it is; anew once it no longer says all', async () => {
    const id = await shop(service);
    const first = await sendOne(id, { livraison: '60' });
    const toMaelle = { recipient: 'maelle@exemple.example', subject: `Votre devis ${first.numero}` };
    // Without a mail server the message waits for who sends it.
    expect(first).toMatchObject({
      version: 1,
      livraison: '60.00',
      estRemis: false,
      mails: [{ ...toMaelle, state: 'en_attente' }],
    });
    for (const livraison of [null, '60']) {
      const again = await sendOne(id, { livraison });
      expect(again.version).toBe(1);
      expect(again.mails.filter(({ state }: { state: string }) => state === 'en_attente')).toHaveLength(1);
    }
    expect(await sendOne(id, { livraison: '45' })).toMatchObject({ version: 2, livraison: '45.00' });
    expect(await sendOne(id, { referenceCommande: 'BC-14' })).toMatchObject({ version: 3 });
    expect(await sendOne(id, { referenceCommande: ' BC-14 ' })).toMatchObject({ version: 3 });
    await call(update, {
      id,
      input: { ...edited, email: 'maelle@exemple.example', items: [{ articleId: 1, quantite: 1 }] },
    });
    // Nothing is delivered any more: its price changes nothing.
    expect(await sendOne(id, { livraison: '80' })).toMatchObject({ version: 4, livraison: null });
    expect(await sendOne(id, { livraison: '90' })).toMatchObject({ version: 4 });
  });

  it('is issued anew once the company is no longer bound by it', async () => {
    const id = await shop(service);
    const now = new Date();
    await issueQuote(service, id, { auteur, livraison: '0' }, new Date(`${addDays(todayInParis(now), -30)}T12:00:00Z`));
    expect(await binding(id)).toEqual([true]);
    const bound = await issueAndSendQuote(service, id, { auteur, isSending: true }, now);
    expect(await versionOf(bound)).toBe(1);
    const late = new Date(`${addDays(todayInParis(now), 1)}T12:00:00Z`);
    expect(await versionOf(await issueAndSendQuote(service, id, { auteur, isSending: true }, late))).toBe(2);
  });

  it('makes a new request one to be confirmed where mails leave', async () => {
    const id = await shop(service);
    const sent = await issueAndSendQuote(service, id, { auteur, livraison: '0', isSending: true });
    const { statut, events } = await service.db.reservationRequest.findUniqueOrThrow({
      where: { id },
      include: { events: { orderBy: { id: 'asc' } } },
    });
    const { quote } = await service.db.quoteVersion.findUniqueOrThrow({ where: sent, include: { quote: true } });
    const numero = `D-${quote.annee}-00001`;
    expect(statut).toBe('a_confirmer');
    expect(events.slice(-2).map(({ note }) => note)).toEqual([quoteNotes.etabli(numero), quoteNotes.envoye(numero)]);
  });

  it('is one version and one message, however often it is asked for', async () => {
    const id = await shop(service);
    const order = { auteur, livraison: '0.00', isSending: true };
    const sendIt = () => issueAndSendQuote(service, id, order);
    const ids = (await Promise.all([sendIt(), sendIt(), sendIt()])).map((sent) => sent.id);
    expect([...ids, (await sendIt()).id]).toEqual(Array(4).fill(ids[0]));
    const messages = () => service.db.mail.count({ where: { kind: 'devis', requestId: id } });
    expect(await service.db.quoteVersion.count()).toBe(1);
    expect(await messages()).toBe(1);
    // Another address has not got it.
    await service.db.reservationRequest.update({ where: { id }, data: { email: 'maelle@autre.example' } });
    await service.db.mail.updateMany({ where: { kind: 'devis' }, data: { sentAt: new Date(), dueAt: null } });
    await issueQuote(service, id, { auteur, livraison: '0.00' });
    await sendIt();
    await sendIt();
    expect(await messages()).toBe(2);
  });

  it('leaves nothing half done: what cannot be sent is not issued, and takes no number', async () => {
    const id = await shop(service);
    await service.db.reservationRequest.update({ where: { id }, data: { email: null } });
    expect((await call(act, { requestId: id, livraison: '0' })).errors[0]?.message).toBe(quoteSentences.noEmail);
    const refusing = {
      standing: async () => null,
      send: async () => {
        throw new DomainError('CONFLICT');
      },
    };
    const order = { auteur, livraison: '0' };
    await expect(issueQuote(service, id, order, new Date(), refusing)).rejects.toThrow(DomainError);
    expect(await service.db.quote.count()).toBe(0);
    expect(await service.db.quoteVersion.count()).toBe(0);
    const stale = { ...order, seen: new Date(0), isSending: true };
    await service.db.reservationRequest.update({ where: { id }, data: { email: 'maelle@exemple.example' } });
    await expect(issueAndSendQuote(service, id, stale)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await service.db.mail.count({ where: { kind: 'devis' } })).toBe(0);
  });

  it('says of a version whether it binds the company still', async () => {
    const id = await shop(service);
    const order = { auteur, livraison: '0' };
    await issueQuote(service, id, order, new Date(`${addDays(todayInParis(), -31)}T12:00:00Z`));
    await issueQuote(service, id, order);
    expect(await binding(id)).toEqual([true, false]);
  });

  /** Of the versions of a request's quote, the newest first. */
  async function binding(requestId: number): Promise<boolean[]> {
    const query = 'query ($requestId: Int!) { quote(requestId: $requestId) { versions { estValable } } }';
    const { versions } = (await call(query, { requestId })).data.quote;
    return versions.map((version: { estValable: boolean }) => version.estValable);
  }

  async function versionOf(where: { id: number }): Promise<number> {
    return (await service.db.quoteVersion.findUniqueOrThrow({ where })).version;
  }
});
