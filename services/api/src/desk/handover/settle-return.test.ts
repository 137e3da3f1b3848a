import { handoverSentences } from '@barnum/rules/desk/handover/handover';
import { returnSentences } from '@barnum/rules/desk/handover/return-outcome';
import { beforeEach, expect, it } from 'vitest';
import { cheque, gesture, handOver, seedLeaving } from '../../../test/support/handovers.ts';
import { onOneDatabase } from '../../../test/support/service.ts';

const settle = `mutation ($id: Int!, $suites: [ReturnChoiceInput!], $cautionsRendues: [Int!]) {
  settleReturn(id: $id, suites: $suites, cautionsRendues: $cautionsRendues) }`;
const waiting = '{ workday { retoursARegler { id constat request { id } } } }';

onOneDatabase('a return that was counted by who may not decide', (service) => {
  let token: string;
  let requestId: number;
  let chair: number;
  let deposit: number;
  beforeEach(async () => {
    token = await service.signIn('administrator');
    ({ requestId, chair } = await seedLeaving(service));
    const sheet = await desk.open(requestId, 'depart');
    await desk.take(gesture(sheet.id, { kind: 'tout' }));
    await desk.depart(sheet.id, { caution: cheque });
    deposit = (await service.db.ledgerEntry.findFirstOrThrow()).id;
  });
  const desk = handOver(service, () => token);
  const settleAs = async (id: number, input: Record<string, unknown>) => {
    const { data, errors } = await desk.call(settle, { id, ...input });
    return data?.settleReturn ?? errors[0];
  };
  const returned = async (role: 'preparation' | 'team', faults: Record<string, number>, input = {}) => {
    token = await service.signIn(role);
    const sheet = await desk.open(requestId, 'retour');
    const line = sheet.lines[0].id;
    await desk.take(
      ...Object.entries(faults).map(([kind, quantity]) => gesture(sheet.id, { line, kind, quantity })),
      gesture(sheet.id, { kind: 'tout' }),
    );
    expect((await desk.back(sheet.id, input)).closedBy).not.toBeNull();
    return { id: sheet.id as number, line: line as number };
  };
  const listed = async () => (await desk.call(waiting, {})).data.workday.retoursARegler;

  it('waits for who may, who is told, and is settled once', async () => {
    const { id, line } = await returned('preparation', { casse: 2, manque: 1 });
    const { errors } = await desk.call(waiting, {});
    expect(errors[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await settleAs(id, {})).extensions.code).toBe('FORBIDDEN');
    token = await service.signIn('administrator');
    const constat = 'Casse\u00a0: 2 × Chaise, Manquant\u00a0: 1 × Chaise';
    expect(await listed()).toEqual([{ id, constat, request: { id: requestId } }]);
    const told = await service.db.mail.findMany({ where: { kind: 'visiteur' } });
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(['admin@barnum.example', 'gerance@barnum.example']);
    expect(told[0]?.subject).toContain('retour à régler');
    const broken = { lineId: line, fault: 'casse', stock: 'perte', prix: '12.50', reglement: 'facture' };
    const [one, other] = await Promise.all([
      settleAs(id, { suites: [broken], cautionsRendues: [deposit] }),
      settleAs(id, { suites: [broken], cautionsRendues: [deposit] }),
    ]);
    expect([one.message, other.message].filter(Boolean)).toEqual([returnSentences.settled]);
    expect(await listed()).toEqual([]);
    expect((await service.db.article.findUniqueOrThrow({ where: { id: chair } })).quantite).toBe(98);
    expect(await service.db.reservationRequestItem.count({ where: { requestId, nature: 'frais' } })).toBe(1);
    const entries = await service.db.ledgerEntry.findMany({ orderBy: { id: 'asc' } });
    expect(entries.map(({ nature }) => nature)).toEqual(['caution_recue', 'caution_rendue']);
  });

  it('asks for the stock only where it was not theirs to decide', async () => {
    const { line } = await returned('team', { casse: 1, dehors: 4 });
    const sheet = await service.db.handover.findFirstOrThrow({ where: { mouvement: 'retour' } });
    expect(sheet).toMatchObject({ aRegler: true, stockARegler: false });
    token = await service.signIn('administrator');
    const broken = { lineId: line, fault: 'casse', stock: 'perte' };
    expect((await settleAs(sheet.id, { suites: [broken] })).message).toBe(returnSentences.stockSettled);
    expect(await settleAs(sheet.id, {})).toBe(true);
    expect(await listed()).toEqual([]);
  });

  it('does not wait where nothing comes of it', async () => {
    await returned('preparation', { dehors: 3 });
    token = await service.signIn('administrator');
    expect(await listed()).toEqual([]);
    expect(await service.db.mail.count({ where: { kind: 'visiteur' } })).toBe(0);
  });
});

onOneDatabase('a line that two people count', (service) => {
  it('shows the second one what the first counted, before it is overwritten', async () => {
    const token = await service.signIn('administrator');
    const desk = handOver(service, () => token);
    const { requestId } = await seedLeaving(service);
    const sheet = await desk.open(requestId, 'depart');
    const line = sheet.lines[0].id;
    const count = (quantity: number, seen: string) =>
      gesture(sheet.id, { line, kind: 'compter', quantity, ...(seen && { seen }) });
    const unseen = '- 0 0 0 0';
    await desk.take(count(78, unseen));
    const [refused] = await desk.take(count(79, unseen));
    expect(refused.raison).toBe(handoverSentences.countedMeanwhile('admin@barnum.example'));
    // The same count is no conflict; who has seen the other one overwrites it, and so does who does not say.
    const answers = await desk.take(count(78, unseen), count(79, '78 0 0 0 0'), count(80, ''));
    expect(answers.map(({ raison }: { raison: string | null }) => raison)).toEqual([null, null, null]);
    expect((await desk.open(requestId, 'depart')).lines[0].compte).toBe(80);
  });
});

onOneDatabase('what a sheet proposes for cleaning', (service) => {
  it('is the company’s list, for who sees amounts', async () => {
    let token = await service.signIn('administrator');
    const desk = handOver(service, () => token);
    const { requestId } = await seedLeaving(service);
    await service.db.pricingVersion.create({
      data: { terms: { nettoyages: [{ nom: 'Nappe tachée', prix: '6.50' }] }, auteur: 'admin@barnum.example' },
    });
    const sheet = await desk.open(requestId, 'depart');
    const fees = async () =>
      (await desk.call('query ($id: Int!) { handover(id: $id) { nettoyages { nom prix } } }', { id: sheet.id })).data
        .handover.nettoyages;
    expect(await fees()).toEqual([{ nom: 'Nappe tachée', prix: '6.50' }]);
    token = await service.signIn('preparation');
    expect(await fees()).toEqual([]);
  });
});
