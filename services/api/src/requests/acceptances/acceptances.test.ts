import { createHash } from 'node:crypto';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { acceptanceSentences } from '@barnum/rules/requests/acceptances/acceptances';
import { canonicalJson } from '@barnum/rules/requests/acceptances/canonical-json';
import { expect, it } from 'vitest';
import {
  acceptingShop,
  acceptWith,
  calls,
  codeOf,
  firmsOnly,
  offline,
  quotedRequest,
  signature,
  textsOf,
  withdrawalWords,
} from '../../../test/support/acceptances.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { followUpLinks, onOneDatabase } from '../../../test/support/service.ts';
import { exportFollowedRequest } from '../../desk/personal-data/export-person.domain.ts';
import { noteMailSent, noteQuoteHandedOver } from '../quotes/handed-out-quotes.domain.ts';
import { issueQuote, sendQuote } from '../quotes/quotes.domain.ts';
import { moveReservationRequest } from '../reservation-requests/request-states.domain.ts';
import { readEvidenceFile } from './acceptance-papers.domain.ts';

const digest = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex');

onOneDatabase('a quote that is accepted online', (service) => {
  const page = async (jeton: string) => (await service.graphql(calls.read, { jeton })).data.followUp;
  const state = async (jeton: string) => (await page(jeton)).acceptation?.etat ?? null;

  it('says what is accepted, takes the code, confirms the request, and proves it to both', async () => {
    const quoted = await quotedRequest(service, { articleId: await acceptingShop(service) });
    const { jeton, devis, id } = quoted;
    const { acceptation } = await page(jeton);
    expect(acceptation).toMatchObject({
      etat: 'a_accepter',
      versionId: devis,
      adresse: 'ma…@exemple.example',
      preuve: null,
    });
    expect(acceptation.cgv).toContain('<strong>loué</strong>');
    expect(acceptation.textes).toMatchObject({
      titre: 'J’accepte ce devis',
      retractation: [],
      bouton: 'J’accepte ce devis',
    });
    expect(acceptation.textes.resume.join('\n')).toMatch(
      /^Devis D-\d{4}-00001.*\nLocation du 9 juillet 2027 au 12 juillet 2027\. Retrait et retour à notre dépôt, 1 quai/,
    );

    const { data } = await acceptWith(service, quoted);
    expect(data.acceptQuote).toMatchObject({ statut: 'confirmee', acceptation: { etat: 'acceptee', textes: null } });
    const { zip, name } = await readEvidenceFile(service.db, 1);
    expect(name).toBe(`acceptation-${acceptation.devis}.zip`);
    expect((await page(jeton)).acceptation).toMatchObject({
      signataire: signature.nom,
      preuve: zip.toString('base64'),
    });
    for (const file of ['devis.pdf', 'cgv.html', 'cgv.txt', 'acceptation.pdf', 'preuve.json']) {
      expect(zip.includes(file)).toBe(true);
    }

    const papers = await service.db.acceptancePapers.findFirstOrThrow();
    const version = await service.db.quoteVersion.findUniqueOrThrow({ where: { id: devis } });
    const { empreinte, ...others } = JSON.parse(papers.preuve);
    expect(digest(canonicalJson(others))).toBe(empreinte);
    expect(others).toEqual({
      format: 'barnum-acceptation-1',
      devis: { numero: acceptation.devis, sha256: digest(version.pdf) },
      cgv: { version: 1, sha256: digest(papers.cgvHtml ?? '') },
      document: { sha256: digest(papers.document) },
      montants: {
        total: version.total.toFixed(2),
        acompte: expect.stringMatching(/^\d+\.\d\d$/),
        caution: expect.any(String),
      },
      location: { debut: '2027-07-09', fin: '2027-07-12', lieu: expect.stringContaining('dépôt') },
      textes: [
        acceptation.textes.titre,
        ...acceptation.textes.resume,
        acceptation.textes.accord,
        acceptation.textes.bouton,
      ],
      signataire: { nom: signature.nom, qualite: signature.qualite },
      code: { adresse: 'ma…@exemple.example', envoyeLe: expect.stringMatching(/Z$/), saisiLe: others.accepteLe },
      accepteLe: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      appareil: expect.any(String),
      precedente: null,
    });
    expect(papers.cgvTexte).toBe('Article 1\nOn rend ce qu’on a loué.\n');
    const { pages } = await readPdf(Buffer.from(papers.document).toString('base64'));
    expect(pages.join()).toContain('Maëlle Le Goff, gérante');
    expect(pages.join().replaceAll(/\s/g, '')).toContain(digest(version.pdf));

    const mails = await service.db.mail.findMany({ where: { acceptanceId: 1 }, orderBy: { id: 'asc' } });
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['acceptation', 'maelle@exemple.example'],
      ['visiteur', 'admin@barnum.example'],
      ['visiteur', 'gerance@barnum.example'],
    ]);
    const { events } = (
      await service.graphql('query ($jeton: String!) { followUp(jeton: $jeton) { events { devis parLeVisiteur } } }', {
        jeton,
      })
    ).data.followUp;
    expect(events.at(-1)).toEqual({ devis: 'accepte', parLeVisiteur: true });
    expect(await service.db.reservationRequest.count({ where: { id, statut: 'confirmee' } })).toBe(1);
  });

  it('takes a code once, for ten minutes, five tries, and stores neither it nor a hash', async () => {
    const quoted = await quotedRequest(service, { articleId: await acceptingShop(service) });
    const { jeton, devis } = quoted;
    const textes = await textsOf(service, quoted);
    const accept = async (code: string) => {
      const { errors } = await service.graphql(calls.accept, { jeton, devis, textes, code, ...signature });
      return errors[0]?.extensions?.fields?.code ?? null;
    };
    expect(await accept('123456')).toBe(acceptanceSentences.codeOver);
    await service.graphql(calls.send, { jeton, devis });
    const first = await codeOf(service, quoted);
    const stored = JSON.stringify([await service.db.acceptanceCode.findMany(), await service.db.mail.findMany()]);
    expect(stored).not.toContain(first);
    expect(stored).not.toContain(digest(first));
    expect(await accept('12345')).toBe(acceptanceSentences.codeForm);
    const wrong = first === '000000' ? '000001' : '000000';
    for (const left of [4, 3, 2, 1, 0]) expect(await accept(wrong)).toBe(acceptanceSentences.codeWrong(left));
    expect(await accept(first)).toBe(acceptanceSentences.codeOver);

    // Another one ends it, and its mail if that has not left.
    await service.graphql(calls.send, { jeton, devis });
    const second = await codeOf(service, quoted);
    expect(await service.db.mail.count({ where: { kind: 'code', dueAt: { not: null } } })).toBe(1);
    if (second !== first) expect(await accept(first)).toBe(acceptanceSentences.codeWrong(4));
    await service.db.acceptanceCode.updateMany({ data: { expiresAt: new Date() } });
    expect(await accept(second)).toBe(acceptanceSentences.codeOver);
    expect(await service.db.acceptance.count()).toBe(0);

    await acceptWith(service, quoted);
    expect(await service.db.acceptance.count()).toBe(1);
    expect(await service.db.acceptanceCode.count()).toBe(0);
    expect(await accept('000000')).toBe(null);
    expect(await service.db.acceptance.count()).toBe(1);
  });

  it('hides the code from whoever reads the mails or the data', async () => {
    const quoted = await quotedRequest(service, { articleId: await acceptingShop(service) });
    await service.graphql(calls.send, { jeton: quoted.jeton, devis: quoted.devis });
    const { data } = await service.graphql(
      '{ mails { items { kind text } } }',
      {},
      await service.signIn('administrator'),
    );
    const { text } = data.mails.items.find(({ kind }: { kind: string }) => kind === 'code');
    expect(text).toContain('••••••');
    const code = await codeOf(service, quoted);
    expect(text.replaceAll(/\s/g, '')).not.toContain(code);
    expect(await exportFollowedRequest(service.db, quoted.id, followUpLinks)).toContain('••••••');
  });

  it('is offered to whom the company says, by the version that was sent, as long as it holds', async () => {
    const articleId = await acceptingShop(service, { choice: offline });
    const set = (valeur: string, nom = 'Acceptation des devis en ligne') =>
      service.db.companyInfo.updateMany({ where: { nom }, data: { valeur } });
    const firm = await quotedRequest(service, { articleId });
    const consumer = await quotedRequest(service, { articleId, isFirm: false, prenom: 'Anne' });
    const refused = async ({ jeton, devis }: typeof firm) =>
      (await service.graphql(calls.send, { jeton, devis })).errors[0]?.message ?? null;
    expect([await state(firm.jeton), await state(consumer.jeton)]).toEqual([null, null]);
    expect(await refused(firm)).toBe(acceptanceSentences.notOffered);
    await set(firmsOnly);
    expect([await state(firm.jeton), await state(consumer.jeton)]).toEqual(['a_accepter', null]);
    expect(await refused(consumer)).toBe(acceptanceSentences.notOffered);
    await set('Tous');
    expect(await state(consumer.jeton)).toBe('a_accepter');
    // Nothing is said of withdrawals for the company.
    await set('', 'Droit de rétractation');
    expect(await state(consumer.jeton)).toBe(null);
    await service.db.mailServer.deleteMany();
    // What did not leave goes nowhere now.
    expect(await state(firm.jeton)).toBe(null);
    await service.db.mail.updateMany({ where: { kind: 'devis' }, data: { dueAt: null, sentAt: new Date() } });
    // No code would leave: the page says so.
    expect((await page(firm.jeton)).acceptation).toMatchObject({
      etat: 'indisponible',
      empechement: 'sans_messagerie',
      refus: acceptanceSentences.noMails,
      textes: null,
    });
    expect(await refused(firm)).toBe(acceptanceSentences.notOffered);
    await service.db.mailServer.create({ data: { host: 'smtp.example', port: 465, account: '', password: '' } });

    const next = await issueQuote(service, firm.id, { auteur: 'admin@barnum.example' });
    expect((await page(firm.jeton)).acceptation).toMatchObject({
      etat: 'indisponible',
      empechement: 'en_preparation',
      textes: null,
      refus: expect.stringContaining('en préparation'),
    });
    // The code would go to the address of the request, whoever reads the message.
    const elsewhere = { destinataire: 'mairie@exemple.example' };
    await sendQuote(service.db, next.id, { auteur: 'admin@barnum.example', mot: '', isSending: true, ...elsewhere });
    expect((await page(firm.jeton)).acceptation).toBeNull();
    const [message] = await service.db.mail.findMany({ where: { recipient: elsewhere.destinataire } });
    expect(message?.text).not.toContain('un code');
    await sendQuote(service.db, next.id, { auteur: 'admin@barnum.example', mot: '' });
    expect((await page(firm.jeton)).acceptation).toMatchObject({ etat: 'a_accepter', versionId: next.id });
    expect(await refused(firm)).toBe(acceptanceSentences.superseded((await page(firm.jeton)).acceptation.devis));
    await service.db.reservationRequestItem.updateMany({ where: { requestId: firm.id }, data: { quantite: 2 } });
    expect((await page(firm.jeton)).acceptation.refus).toContain('a changé');
    expect(await refused({ ...firm, devis: next.id })).toContain('a changé');
    const past = new Date('2026-01-02T12:00:00Z');
    const old = await issueQuote(service, firm.id, { auteur: 'admin@barnum.example' }, past);
    await sendQuote(service.db, old.id, { auteur: 'admin@barnum.example', mot: '' });
    expect((await page(firm.jeton)).acceptation.refus).toContain(
      'valable jusqu’au 1 février 2026'.replace('1 février', '1er février'),
    );
  });

  it('names what is missing, field by field, and takes no drawing that is none', async () => {
    const quoted = await quotedRequest(service, { articleId: await acceptingShop(service) });
    const fieldsOf = async (changes: object) =>
      (await acceptWith(service, quoted, changes)).errors[0]?.extensions?.fields ?? {};
    expect(await fieldsOf({ nom: ' ', accord: false })).toEqual({
      nom: acceptanceSentences.nameRequired,
      accord: acceptanceSentences.agreementRequired,
    });
    for (const dessin of ['M10 20 L700 40', 'M10 20 C1 1', '<svg/>', 'M10 20 L30 40"/>', 'x'.repeat(30_000)]) {
      expect(Object.keys(await fieldsOf({ dessin }))).toEqual(['dessin']);
    }
    expect(await fieldsOf({ nom: 'Maëlle 王' })).toEqual({ nom: expect.stringContaining('王') });
    expect(await service.db.acceptance.count()).toBe(0);
    expect(await fieldsOf({ qualite: null, dessin: null })).toEqual({});
  });

  it('opens nothing of another request, and to nobody without the right', async () => {
    const articleId = await acceptingShop(service);
    const mine = await quotedRequest(service, { articleId });
    const other = await quotedRequest(service, { articleId, prenom: 'Yann' });
    await acceptWith(service, other);
    const code = '000000';
    for (const [call, variables] of [
      [calls.send, {}],
      [calls.accept, { code, textes: await textsOf(service, mine), ...signature }],
      [calls.decline, {}],
    ] as const) {
      const { errors } = await service.graphql(call, { jeton: mine.jeton, devis: other.devis, ...variables });
      expect(errors[0]?.extensions?.code).toBe('CONFLICT');
    }
    const read = '{ acceptance(id: 1) { devis signataire verification { isRight phrase } } }';
    const { data } = await service.graphql(read, {}, await service.signIn('team'));
    expect(data.acceptance).toMatchObject({ signataire: 'Maëlle Le Goff, gérante', verification: { isRight: true } });
    for (const token of [undefined, await service.signIn('preparation'), await service.signIn('user')]) {
      expect((await service.graphql(read, {}, token)).errors).toHaveLength(1);
    }
  });

  it('is refused as easily, with a word, once', async () => {
    const quoted = await quotedRequest(service, { articleId: await acceptingShop(service) });
    const decline = () => service.graphql(calls.decline, { ...quoted, mot: 'Trop cher.' });
    const { data } = await decline();
    expect(data.declineQuote).toEqual({ statut: 'annulee', acceptation: null, messages: [{ texte: 'Trop cher.' }] });
    expect((await decline()).errors).toEqual([]);
    const mails = await service.db.mail.findMany({ where: { kind: 'visiteur' } });
    expect(mails).toHaveLength(2);
    expect(mails[0]?.subject).toContain('a refusé le devis');
    expect(await acceptWith(service, quoted).catch(() => null)).toBe(null);
  });

  it('is refused as easily where it is not accepted online: by the newest version that its client has', async () => {
    const articleId = await acceptingShop(service, { choice: offline });
    await service.db.mailServer.deleteMany();
    const { id, jeton, devis } = await quotedRequest(service, { articleId, isSent: false });
    const read = 'query ($jeton: String!) { followUp(jeton: $jeton) { devis { id aRefuser } } }';
    const quotes = async () => (await service.graphql(read, { jeton })).data.followUp.devis;
    const decline = async (version: number) =>
      (await service.graphql(calls.decline, { jeton, devis: version, mot: 'Trop cher.' })).errors[0]?.message ?? null;
    // Issued, and kept.
    expect(await quotes()).toEqual([]);
    expect(await decline(devis)).toBe(acceptanceSentences.nothingToDecline);
    await noteQuoteHandedOver(service.db, devis, { auteur: 'admin@barnum.example' });
    const next = await issueQuote(service, id, { auteur: 'admin@barnum.example' });
    await sendQuote(service.db, next.id, { auteur: 'admin@barnum.example', mot: '', isSending: false });
    expect((await page(jeton)).acceptation).toBe(null);
    expect(await quotes()).toEqual([{ id: devis, aRefuser: true }]);
    await noteQuoteHandedOver(service.db, next.id, { auteur: 'admin@barnum.example' });
    expect(await quotes()).toEqual([
      { id: next.id, aRefuser: true },
      { id: devis, aRefuser: false },
    ]);
    expect(await decline(devis)).toContain('est remplacé par le devis');
    expect(await decline(next.id)).toBe(null);
    expect(await page(jeton)).toMatchObject({ statut: 'annulee', acceptation: null });
    expect((await quotes()).map(({ aRefuser }: { aRefuser: boolean }) => aRefuser)).toEqual([false, false]);
  });

  it('tells of a version as sent only once it leaves', async () => {
    const { id, jeton } = await quotedRequest(service, { articleId: await acceptingShop(service) });
    const auteur = 'admin@barnum.example';
    await service.db.mail.updateMany({ where: { kind: 'devis' }, data: { dueAt: null, sentAt: new Date() } });
    await service.db.mailServer.deleteMany();
    const next = await issueQuote(service, id, { auteur });
    await sendQuote(service.db, next.id, { auteur, mot: '', isSending: false });
    const read = async () => (await page(jeton)).acceptation;
    expect(await read()).toMatchObject({ empechement: 'en_preparation', devis: expect.not.stringContaining('v2') });
    const [mail] = await service.db.mail.findMany({ where: { quoteVersionId: next.id } });
    await noteMailSent(service.db, mail?.id ?? 0, { reader: { withMoney: false }, auteur });
    expect(await read()).toMatchObject({ empechement: 'sans_messagerie', devis: expect.stringContaining('v2') });
  });

  it('says of each version that is not to be answered any more why', async () => {
    const articleId = await acceptingShop(service, { quantite: 9 });
    const auteur = 'admin@barnum.example';
    const refusalOf = async ({ jeton, devis }: { jeton: string; devis: number }, call: keyof typeof calls) =>
      (await service.graphql(calls[call], { jeton, devis })).errors[0]?.message ?? null;
    const declined = await quotedRequest(service, { articleId, prenom: 'Anne' });
    await service.graphql(calls.decline, { ...declined, mot: '' });
    expect(await refusalOf(declined, 'send')).toBe(acceptanceSentences.declined);
    const moved = async (prenom: string, to: 'annulee' | 'confirmee' | 'refusee') => {
      const quoted = await quotedRequest(service, { articleId, prenom });
      await moveReservationRequest(service.db, quoted.id, to, { auteur });
      return quoted;
    };
    expect(await refusalOf(await moved('Bleuenn', 'annulee'), 'send')).toBe(acceptanceSentences.cancelled);
    expect(await refusalOf(await moved('Corentin', 'refusee'), 'send')).toBe(acceptanceSentences.refused);
    expect(await refusalOf(await moved('Denez', 'refusee'), 'decline')).toBe(acceptanceSentences.refused);
    expect(await refusalOf(await moved('Erwan', 'confirmee'), 'send')).toBe(acceptanceSentences.agreed);
    const accepted = await quotedRequest(service, { articleId, prenom: 'Fanch' });
    await acceptWith(service, accepted);
    expect(await refusalOf(accepted, 'send')).toBe(null);
    expect(await refusalOf(accepted, 'decline')).toBe(acceptanceSentences.accepted);
    const first = await quotedRequest(service, { articleId, prenom: 'Gaël' });
    const next = await issueQuote(service, first.id, { auteur });
    expect(await refusalOf(first, 'send')).toContain('en préparation');
    await sendQuote(service.db, next.id, { auteur, mot: '' });
    expect(await refusalOf(first, 'decline')).toContain('est remplacé par le devis');
    await acceptWith(service, { ...first, devis: next.id });
    expect(await refusalOf(first, 'send')).toContain('est déjà accepté');
  });

  it('is signed as it was read: texts that changed since are shown anew, and the code stays', async () => {
    const articleId = await acceptingShop(service);
    const quoted = await quotedRequest(service, { articleId, isFirm: false });
    const { jeton, devis } = quoted;
    const textes = await textsOf(service, quoted);
    await service.graphql(calls.send, { jeton, devis });
    const code = await codeOf(service, quoted);
    await service.db.companyInfo.updateMany({
      where: { nom: 'Droit de rétractation' },
      data: { valeur: 'Aucune rétractation.' },
    });
    const accept = (read: string) => service.graphql(calls.accept, { jeton, devis, textes: read, code, ...signature });
    expect((await accept(textes)).errors[0]).toMatchObject({
      message: acceptanceSentences.textsChanged,
      extensions: { code: 'CONFLICT' },
    });
    expect(await service.db.acceptance.count()).toBe(0);
    const { acceptation } = await page(jeton);
    expect(acceptation.textes.retractation[0]).toBe('Aucune rétractation.');
    expect((await accept(acceptation.textes.empreinte)).errors).toEqual([]);
    const { preuve } = await service.db.acceptancePapers.findFirstOrThrow();
    expect(JSON.parse(preuve).textes).toContain('Aucune rétractation.');
  });

  it('is not accepted from a tab that still shows the version before, with its code: neither first nor after', async () => {
    const shown = await quotedRequest(service, { articleId: await acceptingShop(service) });
    const { jeton, devis } = shown;
    const textes = await textsOf(service, shown);
    await service.graphql(calls.send, { jeton, devis });
    const code = await codeOf(service, shown);
    const next = await issueQuote(service, shown.id, { auteur: 'admin@barnum.example' });
    await sendQuote(service.db, next.id, { auteur: 'admin@barnum.example', mot: '' });
    const { acceptation } = await page(jeton);
    // Nor by saying that the texts of today were read.
    const fromOldTab = (read: string) =>
      service.graphql(calls.accept, { jeton, devis, textes: read, code, ...signature });
    for (const read of [textes, acceptation.textes.empreinte]) {
      const { errors } = await fromOldTab(read);
      expect(errors[0]).toMatchObject({
        message: acceptanceSentences.superseded(acceptation.devis),
        extensions: { code: 'CONFLICT' },
      });
    }
    expect(await service.db.acceptance.count()).toBe(0);
    expect(await page(jeton)).toMatchObject({ statut: 'a_confirmer', acceptation: { versionId: next.id } });

    await acceptWith(service, { ...shown, devis: next.id });
    expect((await fromOldTab(textes)).errors[0]?.message).toBe(acceptanceSentences.otherAccepted(acceptation.devis));
    const accepted = await service.db.acceptance.findMany({ select: { quoteVersionId: true } });
    expect(accepted).toEqual([{ quoteVersionId: next.id }]);
  });

  it('has no stock to review where the deal was taken up again after a cancellation', async () => {
    const articleId = await acceptingShop(service);
    const quoted = await quotedRequest(service, { articleId });
    await acceptWith(service, quoted);
    const auteur = 'admin@barnum.example';
    for (const statut of ['annulee', 'nouvelle', 'a_confirmer'] as const) {
      await moveReservationRequest(service.db, quoted.id, statut, { auteur });
    }
    expect((await page(quoted.jeton)).acceptation.etat).toBe('acceptee');
    const day = '{ workday { accepted { totalCount } } }';
    const { data } = await service.graphql(day, {}, await service.signIn('administrator'));
    expect(data.workday.accepted.totalCount).toBe(0);
  });

  it('shows consumers what the law asks for, and lets them withdraw while the term runs', async () => {
    const articleId = await acceptingShop(service);
    const quoted = await quotedRequest(service, { articleId, isFirm: false });
    const { textes } = (await page(quoted.jeton)).acceptation;
    expect(textes.bouton).toBe('Commande avec obligation de paiement');
    expect(textes.retractation).toEqual([withdrawalWords, expect.stringContaining('renoncer au contrat jusqu’au')]);
    const withdraw = () => service.graphql(calls.withdraw, { jeton: quoted.jeton });
    expect((await withdraw()).errors[0]?.extensions?.code).toBe('CONFLICT');
    const { acceptation } = (await acceptWith(service, quoted)).data.acceptQuote;
    expect(acceptation.retractationJusquAu).toBe(addDays(todayInParis(), 14));
    const { data } = await withdraw();
    expect(data.withdrawFromContract).toEqual({
      statut: 'annulee',
      acceptation: { etat: 'retractee', retracteLe: expect.any(String) },
    });
    expect((await withdraw()).errors).toEqual([]);
    const [receipt, ...more] = await service.db.mail.findMany({ where: { kind: 'retractation' } });
    expect(more).toEqual([]);
    expect(receipt?.text).toMatch(/reçu votre rétractation le .* à /);
    expect(await service.db.acceptanceWithdrawal.count()).toBe(1);
  });

  it('lets a consumer withdraw also while a newer version waits for what the stock lacked', async () => {
    const articleId = await acceptingShop(service, { quantite: 1 });
    const quoted = await quotedRequest(service, { articleId, isFirm: false });
    await acceptWith(service, await quotedRequest(service, { articleId, prenom: 'Yann' }));
    const first = (await acceptWith(service, quoted)).data.acceptQuote;
    expect([first.statut, first.acceptation.etat]).toEqual(['a_confirmer', 'a_revoir']);
    const next = await issueQuote(service, quoted.id, { auteur: 'admin@barnum.example' });
    await sendQuote(service.db, next.id, { auteur: 'admin@barnum.example', mot: '' });
    const { acceptation } = await page(quoted.jeton);
    expect(acceptation).toMatchObject({
      etat: 'a_accepter',
      versionId: next.id,
      retractationJusquAu: first.acceptation.retractationJusquAu,
    });
    expect(acceptation.preuve).not.toBeNull();
    expect((await service.graphql(calls.withdraw, { jeton: quoted.jeton })).errors).toEqual([]);
  });

  it('grants no withdrawal where the company does not, nor to firms', async () => {
    const articleId = await acceptingShop(service, { days: '' });
    const consumer = await quotedRequest(service, { articleId, isFirm: false, prenom: 'Anne' });
    expect((await page(consumer.jeton)).acceptation.textes.retractation).toEqual([withdrawalWords]);
    await acceptWith(service, consumer);
    expect((await service.graphql(calls.withdraw, { jeton: consumer.jeton })).errors).toHaveLength(1);
    await service.db.companyInfo.updateMany({
      where: { nom: 'Délai de rétractation (jours)' },
      data: { valeur: '14' },
    });
    const firm = await quotedRequest(service, { articleId });
    expect((await acceptWith(service, firm)).data.acceptQuote.acceptation.retractationJusquAu).toBe(null);
    expect((await service.graphql(calls.withdraw, { jeton: firm.jeton })).errors).toHaveLength(1);
  });
});

onOneDatabase(
  'codes that are asked for too often',
  (service) => {
    it('wait, by request', async () => {
      const quoted = await quotedRequest(service, { articleId: await acceptingShop(service) });
      const { jeton, devis } = quoted;
      const ask = async () => (await service.graphql(calls.send, { jeton, devis })).errors[0]?.extensions?.code ?? null;
      for (let count = 0; count < 5; count += 1) expect(await ask()).toBe(null);
      expect(await ask()).toBe('TOO_MANY_REQUESTS');
    });
  },
  { rateLimitFactor: 1 },
);
