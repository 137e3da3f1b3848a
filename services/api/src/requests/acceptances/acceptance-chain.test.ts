import { acceptanceSentences, refusalSentence } from '@barnum/rules/requests/acceptances/acceptances';
import { evidenceFaultSentences } from '@barnum/rules/requests/acceptances/evidence';
import { expect, it } from 'vitest';
import {
  acceptingShop,
  acceptWith,
  calls,
  codeOf,
  quotedRequest,
  signature,
  textsOf,
} from '../../../test/support/acceptances.ts';
import { edited, update } from '../../../test/support/quotes.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { runOperatorCommand } from '../../assembly/operator-commands.ts';
import { deleteReservationRequests } from '../../desk/request-deletion/request-deletion.domain.ts';
import { readKeptRecords } from '../../money/ledger/kept-records.domain.ts';
import { deleteExpiredPapers, readEvidenceFile } from './acceptance-papers.domain.ts';
import { checkAcceptances } from './check-acceptances.domain.ts';
import { readAcceptances } from './read-acceptances.domain.ts';

onEveryDatabase('acceptances of quotes', (service) => {
  /** As somebody does who has the database itself. */
  const behind = (sql: string) =>
    service.db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL session_replication_role = 'replica'`;
      await tx.$executeRawUnsafe(sql);
    });
  const accepted = async (count: number) => {
    const articleId = await acceptingShop(service, { quantite: 5 });
    for (let index = 0; index < count; index += 1) {
      const { errors } = await acceptWith(
        service,
        await quotedRequest(service, { articleId, prenom: `Anne ${index}` }),
      );
      expect(errors).toEqual([]);
    }
  };

  it('follow from each other, and tell a byte that was altered', async () => {
    await accepted(3);
    expect(await checkAcceptances(service.db)).toMatchObject({ count: 3, withoutPapers: 0, broken: null });
    expect(await runOperatorCommand(service, { words: ['acceptances-check'] })).toMatch(
      /^3 acceptances follow from each other\. Hash of the last: [0-9a-f]{64}\.$/,
    );
    const token = await service.signIn('administrator');
    const verify = async () => {
      const { data } = await service.graphql('{ acceptance(id: 2) { verification { isRight phrase } } }', {}, token);
      return data.acceptance.verification;
    };
    expect(await verify()).toEqual({ isRight: true, phrase: acceptanceSentences.verified });
    const papers = await service.db.acceptancePapers.findUniqueOrThrow({ where: { acceptanceId: 2 } });
    const { empreinte } = await service.db.acceptance.findUniqueOrThrow({ where: { id: 2 } });
    const flipped = (bytes: Uint8Array) =>
      Buffer.from(bytes.map((byte, at) => (at === 1_000 ? byte ^ 1 : byte))).toString('hex');
    const cases = [
      ['devis', `devis = '\\x${flipped(papers.devis)}'`, `devis = '\\x${Buffer.from(papers.devis).toString('hex')}'`],
      [
        'document',
        `document = '\\x${flipped(papers.document)}'`,
        `document = '\\x${Buffer.from(papers.document).toString('hex')}'`,
      ],
      ['cgv', `cgv_html = replace(cgv_html, 'rend', 'rent')`, `cgv_html = replace(cgv_html, 'rent', 'rend')`],
      ['preuve', `preuve = replace(preuve, 'Maëlle', 'Maelle')`, `preuve = replace(preuve, 'Maelle', 'Maëlle')`],
      // The same content in other bytes.
      ['preuve', `preuve = preuve || ' '`, `preuve = trim(preuve)`],
    ] as const;
    for (const [fault, alter, mend] of cases) {
      await behind(`UPDATE acceptance_papers SET ${alter} WHERE acceptance_id = 2`);
      expect((await checkAcceptances(service.db)).broken).toMatchObject({ id: 2, why: fault });
      expect(await verify()).toEqual({ isRight: false, phrase: evidenceFaultSentences[fault] });
      await expect(runOperatorCommand(service, { words: ['acceptances-check'] })).rejects.toThrow(/^Acceptance 2 \(D-/);
      await behind(`UPDATE acceptance_papers SET ${mend} WHERE acceptance_id = 2`);
      expect((await checkAcceptances(service.db)).broken).toBe(null);
    }
    const hex = (bytes: Uint8Array) => `'\\x${Buffer.from(bytes).toString('hex')}'`;
    const text = `'${papers.cgvTexte}'`;
    const gone = [
      ['texte', `cgv_texte = cgv_texte || '.'`, `cgv_texte = ${text}`],
      ['texte_absent', 'cgv_texte = NULL', `cgv_texte = ${text}`],
      ['cgv_absentes', 'cgv_html = NULL', `cgv_html = '${papers.cgvHtml}'`],
      ['devis_absent', `devis = ''`, `devis = ${hex(papers.devis)}`],
      ['document_absent', `document = ''`, `document = ${hex(papers.document)}`],
    ] as const;
    for (const [fault, alter, mend] of gone) {
      await behind(`UPDATE acceptance_papers SET ${alter} WHERE acceptance_id = 2`);
      expect(await verify()).toEqual({ isRight: false, phrase: evidenceFaultSentences[fault] });
      await behind(`UPDATE acceptance_papers SET ${mend} WHERE acceptance_id = 2`);
    }
    // What stands beside the evidence is sealed in it, too.
    const columns = [
      ['nom', `devis = 'D-2026-00099'`],
      ['instant', `created_at = created_at + interval '1 second'`],
      ['instant', `created_at = created_at - interval '11 years'`],
      ['retractation', `retractation_jusqu_au = '2027-01-01'`],
      ['version', 'quote_version_id = 3'],
    ] as const;
    const before = await service.db.acceptance.findUniqueOrThrow({ where: { id: 2 } });
    for (const [fault, alter] of columns) {
      await behind('UPDATE acceptances SET quote_version_id = 99 WHERE id = 3');
      await behind(`UPDATE acceptances SET ${alter} WHERE id = 2`);
      expect([alter, (await checkAcceptances(service.db)).broken]).toMatchObject([alter, { id: 2, why: fault }]);
      expect(await verify()).toEqual({ isRight: false, phrase: evidenceFaultSentences[fault] });
      await behind(`UPDATE acceptances SET devis = '${before.devis}', created_at = '${before.createdAt.toISOString()}',
        retractation_jusqu_au = NULL, quote_version_id = ${before.quoteVersionId} WHERE id = 2`);
      await behind('UPDATE acceptances SET quote_version_id = 3 WHERE id = 3');
    }
    expect((await checkAcceptances(service.db)).broken).toBe(null);
    await behind('DELETE FROM acceptance_papers WHERE acceptance_id = 3');
    expect((await checkAcceptances(service.db)).broken).toMatchObject({ id: 3, why: 'pieces_absentes' });
    await behind(`UPDATE acceptances SET empreinte = '${'0'.repeat(64)}' WHERE id = 2`);
    expect((await checkAcceptances(service.db)).broken).toMatchObject({ id: 2, why: 'preuve' });
    await behind(`UPDATE acceptances SET empreinte = '${empreinte}' WHERE id = 2`);
    // One of before, taken out.
    await behind('DELETE FROM acceptance_papers WHERE acceptance_id = 2');
    await behind('DELETE FROM acceptances WHERE id = 2');
    expect((await checkAcceptances(service.db)).broken).toMatchObject({ id: 3, why: 'chaine' });
  });

  it('cannot be changed, nor deleted before ten years; the chain outlives what it is of', async () => {
    await accepted(2);
    const { db } = service;
    await expect(db.acceptance.updateMany({ data: { devis: 'D-2026-00009' } })).rejects.toThrow();
    await expect(db.acceptance.deleteMany()).rejects.toThrow();
    await expect(db.acceptancePapers.updateMany({ data: { preuve: '{}' } })).rejects.toThrow();
    await expect(db.acceptancePapers.deleteMany()).rejects.toThrow();
    const requests = await db.reservationRequest.findMany({ select: { id: true } });
    const [first] = await readAcceptances(db, requests.map(({ id }) => id)[0] ?? 0);
    const kept = await readKeptRecords(db, { requestIds: requests.map(({ id }) => id) });
    expect(kept.acceptations).toHaveLength(2);
    expect(kept.acceptations).toContain(first?.devis);
    const lost =
      'query ($page: Int) { keptAcceptances(page: $page, pageSize: 1) { totalCount items { devis signataire } } }';
    const token = await service.signIn('administrator');
    const listed = async (page = 1) => (await service.graphql(lost, { page }, token)).data.keptAcceptances;
    expect(await listed()).toEqual({ totalCount: 0, items: [] });
    await deleteReservationRequests(
      db,
      requests.map(({ id }) => id),
    );
    expect(await db.mail.count()).toBe(0);
    const signataire = 'Maëlle Le Goff, gérante';
    expect(await listed(2)).toEqual({
      totalCount: 2,
      items: [{ devis: expect.stringMatching(/-00001$/), signataire }],
    });
    expect((await readEvidenceFile(db, 1)).zip.length).toBeGreaterThan(1_000);
    expect(await checkAcceptances(db)).toMatchObject({ count: 2, withoutPapers: 0, broken: null });
    expect(await deleteExpiredPapers(db)).toBe(0);
    await behind(`UPDATE acceptances SET created_at = created_at - interval '3654 days' WHERE id = 1`);
    expect(await deleteExpiredPapers(db)).toBe(1);
    expect(await checkAcceptances(db)).toMatchObject({ count: 2, withoutPapers: 1, broken: null });
    await expect(readEvidenceFile(db, 1)).rejects.toThrow(acceptanceSentences.papersGone);
  });

  it('are one of two clicks', async () => {
    const quoted = await quotedRequest(service, { articleId: await acceptingShop(service) });
    const { jeton, devis } = quoted;
    await service.graphql(calls.send, { jeton, devis });
    const code = await codeOf(service, quoted);
    const textes = await textsOf(service, quoted);
    const click = () => service.graphql(calls.accept, { jeton, devis, textes, code, ...signature });
    const answers = await Promise.all([click(), click(), click()]);
    for (const { errors, data } of answers) {
      expect(errors).toEqual([]);
      expect(data.acceptQuote.statut).toBe('confirmee');
    }
    expect(await service.db.acceptance.count()).toBe(1);
    expect(await service.db.mail.count({ where: { kind: 'acceptation' } })).toBe(1);
  });

  it('are of what was read: the one who changes the request meanwhile, or the one who accepts, comes first', async () => {
    const articleId = await acceptingShop(service, { quantite: 9 });
    const token = await service.signIn('administrator');
    for (let round = 0; round < 4; round += 1) {
      const quoted = await quotedRequest(service, { articleId, prenom: `Yann ${round}` });
      const { id, jeton, devis } = quoted;
      await service.graphql(calls.send, { jeton, devis });
      const code = await codeOf(service, quoted);
      const textes = await textsOf(service, quoted);
      const input = { ...edited, email: 'maelle@exemple.example', items: [{ articleId, quantite: 2 }] };
      const [answer] = await Promise.all([
        service.graphql(calls.accept, { jeton, devis, textes, code, ...signature }),
        service.graphql(update, { id, input }, token),
      ]);
      const found = await service.db.reservationRequest.findUniqueOrThrow({ where: { id } });
      const isAccepted = (await service.db.acceptance.count({ where: { requestId: id } })) > 0;
      expect(answer.errors.map(({ message }) => message)).toEqual(
        isAccepted ? [] : [refusalSentence('change', { valableJusquAu: '' })],
      );
      expect(found.statut).toBe(isAccepted ? 'confirmee' : 'a_confirmer');
    }
    expect((await checkAcceptances(service.db)).broken).toBe(null);
  });

  it('of two for the last piece, and of one beside a confirmation, confirm one; the other waits in « Aujourd’hui »', async () => {
    const articleId = await acceptingShop(service, { quantite: 1 });
    const token = await service.signIn('administrator');
    const accept = async (quoted: Awaited<ReturnType<typeof quotedRequest>>) => {
      await service.graphql(calls.send, { jeton: quoted.jeton, devis: quoted.devis });
      const code = await codeOf(service, quoted);
      const textes = await textsOf(service, quoted);
      const { jeton, devis } = quoted;
      return () => service.graphql(calls.accept, { jeton, devis, textes, code, ...signature });
    };
    const one = await quotedRequest(service, { articleId, prenom: 'Anne' });
    const other = await quotedRequest(service, { articleId, prenom: 'Yann' });
    const both = [await accept(one), await accept(other)];
    const answers = await Promise.all(both.map((click) => click()));
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    const states = answers.map(({ data }) => data.acceptQuote);
    expect(states.map(({ statut }) => statut).toSorted()).toEqual(['a_confirmer', 'confirmee']);
    expect(states.map(({ acceptation }) => acceptation.etat).toSorted()).toEqual(['a_revoir', 'acceptee']);
    const waiting = states[0].statut === 'confirmee' ? other : one;
    const day = '{ workday { accepted { totalCount items { id } } } }';
    expect((await service.graphql(day, {}, token)).data.workday.accepted).toEqual({
      totalCount: 1,
      items: [{ id: waiting.id }],
    });
    const told = await service.db.mail.findFirstOrThrow({ where: { requestId: waiting.id, kind: 'visiteur' } });
    expect(told.subject).toContain('stock à revoir');

    // Given back, the piece is wanted by somebody whom the company confirms.
    const move =
      'mutation ($id: Int!, $to: ReservationRequestState!) { moveReservationRequest(id: $id, statut: $to) { statut } }';
    const held = waiting.id === one.id ? other : one;
    expect((await service.graphql(move, { id: held.id, to: 'annulee' }, token)).errors).toEqual([]);
    const third = await quotedRequest(service, { articleId, prenom: 'Soizic' });
    const click = await accept(third);
    const [accepted, confirmed] = await Promise.all([
      click(),
      service.graphql(move, { id: waiting.id, to: 'confirmee' }, token),
    ]);
    expect(accepted.errors).toEqual([]);
    const isThird = accepted.data.acceptQuote.statut === 'confirmee';
    expect(confirmed.errors.map(({ extensions }) => extensions?.code)).toEqual(isThird ? ['INSUFFICIENT_STOCK'] : []);
    expect(await service.db.reservationRequest.count({ where: { statut: 'confirmee' } })).toBe(1);
  });

  it('notify webhooks', async () => {
    const { db } = service;
    await db.webhook.create({
      data: { nom: 'Compta', url: 'https://compta.example', events: ['quote.accepted'], secret: 'x' },
    });
    await accepted(1);
    const { body } = await db.webhookDelivery.findFirstOrThrow();
    const { empreinte, requestId, quoteVersionId } = await db.acceptance.findFirstOrThrow();
    expect(JSON.parse(body)).toMatchObject({
      type: 'quote.accepted',
      data: {
        id: quoteVersionId,
        requestId,
        version: 1,
        numero: expect.stringMatching(/^D-\d{4}-00001$/),
        total: expect.any(String),
        empreinte,
      },
    });
  });
});
