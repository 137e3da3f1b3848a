import { pieceSentences } from '@barnum/rules/catalogue/pieces/pieces';
import { addDays, dayColumn } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedReservationRequest } from '../../../../../prisma/seed/requests/reservation-requests.ts';
import { codeOfPdf } from '../../../test/support/codes-of-pdf.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { wordsOfPdf } from '../../../test/support/words-of-pdf.ts';
import { saveMarking } from './piece-settings.domain.ts';

const create = 'mutation ($id: Int!, $nombre: Int!) { createPieces(articleId: $id, nombre: $nombre) }';
const list = `query ($id: Int, $search: String, $etat: PieceState) {
  pieces(articleId: $id, search: $search, etat: $etat) { totalCount items { id numero etat updatedAt etiquetteLe } } }`;
const update = `mutation ($id: Int!, $input: PieceInput!, $updatedAt: DateTime) {
  updatePiece(id: $id, input: $input, updatedAt: $updatedAt) { numero notes } }`;
const record = `mutation ($input: StockMovementInput!) { recordStockMovement(input: $input) { id pieces } }`;
const end = 'mutation ($id: Int!, $fin: Date!) { endStockMovement(id: $id, fin: $fin) { id } }';
const note = `mutation ($id: Int!, $numero: String!) {
  notePieceOuting(requestId: $id, numero: $numero) { piece { numero } auteur } }`;
const comeBack = `mutation ($id: Int!, $numero: String!, $revenue: Boolean!) {
  notePieceReturn(requestId: $id, numero: $numero, revenue: $revenue) { piece { numero etat } revenueLe revenuePar } }`;
const life = `query ($numero: String!) { piece(numero: $numero) {
  etat notes article { nom } movements { kind motif } outings { request { id nom } } } }`;
const labels = `mutation ($ids: [Int!], $articles: [Int!], $sans: Boolean, $format: LabelFormat!, $premiere: Int!) {
  drawPieceLabels(pieceIds: $ids, articleIds: $articles, sansEtiquette: $sans, format: $format, premiere: $premiere) {
    fileName pdf nombre restantes } }`;

const choices = (articleId: number) => `pieceChoices(search: "evi${articleId}") { numero }`;

onEveryDatabase('marked pieces', (service) => {
  const today = todayInParis();

  async function seedPieces(nombre: number) {
    await saveMarking(service.db, true);
    const article = await seedArticle(service.db, { nom: 'Évier mobile', quantite: 10 });
    const token = await service.signIn('administrator');
    await service.graphql(create, { id: article.id, nombre }, token);
    const read = async () => (await service.graphql(list, { id: article.id }, token)).data.pieces.items;
    return { article, token, read, pieces: await read() };
  }

  it('are made one by one at least, and no more at once than the limit', async () => {
    const token = await service.signIn('administrator');
    const { id } = await seedArticle(service.db);
    const refused = async (nombre: number) =>
      (await service.graphql(create, { id, nombre }, token)).errors?.[0]?.extensions?.fields?.nombre;
    expect(await refused(0)).toBe(sentences.field.atLeast(1));
    expect(await refused(-3)).toBe(sentences.field.atLeast(1));
    expect(await refused(limits.newPieces + 1)).toBe(pieceSentences.tooMany(limits.newPieces));
  });

  it('are none of a company that does not mark, and keep what they were meanwhile', async () => {
    const { article, token, read } = await seedPieces(1);
    await service.graphql('mutation { updateMarking(actif: false) }', {}, token);
    const refused = await service.graphql(create, { id: article.id, nombre: 1 }, token);
    expect(refused.errors[0]).toMatchObject({ message: pieceSentences.off, extensions: { code: 'CONFLICT' } });
    expect(await read()).toHaveLength(1);
    expect((await service.graphql(`{ marksPieces ${choices(article.id)} }`, {}, token)).data).toEqual({
      marksPieces: false,
      pieceChoices: [],
    });
  });

  it('are found by their number however it is typed, and by a size in the name of their article', async () => {
    const { article, token } = await seedPieces(1);
    const [small, large] = [
      await seedArticle(service.db, { nom: 'Barnum 3 × 3 m' }),
      await seedArticle(service.db, { nom: 'Barnum 3 × 6 m' }),
    ];
    for (const { id } of [small, large]) await service.graphql(create, { id, nombre: 1 }, token);
    const find = async (search: string) => {
      const { data } = await service.graphql(list, { search }, token);
      return data.pieces.items.map(({ numero }: { numero: string }) => numero);
    };
    const series = `evi${article.id}`;
    for (const search of [
      `${series}-001`,
      `${series} 001`,
      `${series}001`,
      `${series}–001`,
      `evier ${series}\u2011001`,
    ])
      expect(await find(search), search).toEqual([`EVI${article.id}-001`]);
    for (const search of ['3 x 3', 'barnum 3 x 3', '3×3 m'])
      expect(await find(search), search).toEqual([`BAR${small.id}-001`]);
    expect(await find('barnum')).toHaveLength(2);
    expect(await find('3 x 4')).toEqual([]);
    const { data } = await service.graphql(`{ pieceChoices(search: "${series} 001") { numero } }`, {}, token);
    expect(data.pieceChoices).toEqual([{ numero: `EVI${article.id}-001` }]);
  });

  it('are numbered in the series of their article; a number is changed, and is of one piece', async () => {
    const { article, token, pieces } = await seedPieces(2);
    expect(pieces.map(({ numero }: { numero: string }) => numero)).toEqual([
      `EVI${article.id}-001`,
      `EVI${article.id}-002`,
    ]);
    const [first, second] = pieces;
    const change = (input: object, updatedAt?: string) =>
      service.graphql(update, { id: second.id, input, updatedAt }, token);
    expect((await change({ numero: first.numero })).errors[0]?.extensions?.fields).toEqual({
      numero: pieceSentences.numberTaken('Évier mobile'),
    });
    expect((await change({ numero: 'n° 3' })).errors[0]?.extensions?.fields).toEqual({
      numero: pieceSentences.numberForm,
    });
    expect((await change({ numero: 'rouge-3', notes: 'Pied remplacé' })).data.updatePiece).toEqual({
      numero: 'ROUGE-3',
      notes: 'Pied remplacé',
    });
    expect((await change({ numero: 'X' }, second.updatedAt)).errors[0]?.extensions?.code).toBe('CONFLICT');
    const found = await service.graphql(list, { search: 'rou evier' }, token);
    expect(found.data.pieces.items).toMatchObject([{ numero: 'ROUGE-3' }]);
    expect((await service.graphql(`{ ${choices(article.id)} }`, {}, token)).data.pieceChoices).toEqual([
      { numero: first.numero },
    ]);
    await service.graphql(create, { id: article.id, nombre: 1 }, token);
    expect((await service.graphql(list, {}, token)).data.pieces.items[1].numero).toBe(`EVI${article.id}-002`);
  });

  it('live by the movements and the requests that name them', async () => {
    const { article, token, read, pieces } = await seedPieces(3);
    const [broken, lost, out] = pieces;
    const move = async (input: object) => {
      const told = { articleId: article.id, quantite: 1, debut: today, motif: 'Vanne', ...input };
      return service.graphql(record, { input: told }, token);
    };
    const movement = await move({ kind: 'hors_service', pieces: [broken.id] });
    expect(movement.data.recordStockMovement.pieces).toEqual([broken.numero]);
    await move({ kind: 'perte', pieces: [lost.id] });
    const tooMany = await move({ kind: 'perte', pieces: [lost.id, out.id] });
    expect(tooMany.errors[0]?.extensions?.fields).toEqual({ pieces: pieceSentences.moreThanQuantity });
    const other = await seedArticle(service.db, { nom: 'Chaise', quantite: 4 });
    const foreign = await move({ kind: 'perte', articleId: other.id, pieces: [out.id] });
    expect(foreign.errors[0]?.extensions?.fields).toEqual({ pieces: pieceSentences.notOfArticle });

    const request = await seedReservationRequest(service.db, { items: [{ articleId: article.id, quantite: 1 }] });
    await service.db.reservationRequest.update({
      where: { id: request.id },
      data: { statut: 'sortie', debut: dayColumn(today), fin: dayColumn(addDays(today, 1)) },
    });
    const scanned = `http://localhost:3001/admin/pieces/${out.numero.toLowerCase()}`;
    const noted = await service.graphql(note, { id: request.id, numero: scanned }, await service.signIn('preparation'));
    expect(noted.data.notePieceOuting).toEqual({ piece: { numero: out.numero }, auteur: expect.stringContaining('@') });
    const unknown = await service.graphql(note, { id: request.id, numero: 'RIEN-1' }, token);
    expect(unknown.errors[0]?.extensions?.fields).toEqual({ numero: pieceSentences.notFound });
    expect((await read()).map(({ etat }: { etat: string }) => etat)).toEqual(['hors_service', 'perdue', 'sortie']);
    for (const one of await read()) {
      const { items } = (await service.graphql(list, { etat: one.etat }, token)).data.pieces;
      expect(items.map(({ numero }: { numero: string }) => numero)).toEqual([one.numero]);
    }
    await service.graphql(end, { id: movement.data.recordStockMovement.id, fin: addDays(today, -1) }, token);
    const { piece } = (await service.graphql(life, { numero: broken.numero }, token)).data;
    expect(piece).toMatchObject({ etat: 'en_service', movements: [{ kind: 'hors_service', motif: 'Vanne' }] });
    await move({ kind: 'achat', motif: 'Retrouvée', pieces: [lost.id] });
    expect((await service.graphql(list, { etat: 'en_service' }, token)).data.pieces.totalCount).toBe(2);
    expect((await service.graphql(life, { numero: out.numero }, token)).data.piece.outings).toEqual([
      { request: { id: request.id, nom: request.nom } },
    ]);
  });

  it('come back one by one from the request that they were noted for, with who noted it first', async () => {
    const { article, token, read, pieces } = await seedPieces(2);
    const [back, never] = pieces.map(({ numero }: { numero: string }) => numero);
    const { id } = await seedReservationRequest(service.db, { items: [{ articleId: article.id, quantite: 1 }] });
    await service.db.reservationRequest.update({
      where: { id },
      data: { statut: 'sortie', debut: dayColumn(today), fin: dayColumn(addDays(today, 1)) },
    });
    await service.graphql(note, { id, numero: back }, token);
    const preparation = await service.signIn('preparation');
    const answer = (await service.graphql(comeBack, { id, numero: back, revenue: true }, preparation)).data;
    expect(answer.notePieceReturn).toEqual({
      piece: { numero: back, etat: 'en_service' },
      revenueLe: expect.any(String),
      revenuePar: expect.stringContaining('preparation'),
    });
    expect((await service.graphql(comeBack, { id, numero: back, revenue: true }, token)).data).toEqual(answer);
    for (const [numero, message] of [
      [never, pieceSentences.notOut],
      ['RIEN-1', pieceSentences.notFound],
    ]) {
      const refused = await service.graphql(comeBack, { id, numero, revenue: true }, token);
      expect(refused.errors[0]?.extensions?.fields).toEqual({ numero: message });
    }
    const taken = (await service.graphql(comeBack, { id, numero: back, revenue: false }, token)).data.notePieceReturn;
    expect(taken).toMatchObject({ revenueLe: null, revenuePar: '' });
    expect((await read()).map(({ etat }: { etat: string }) => etat)).toEqual(['sortie', 'en_service']);
  });

  it('have labels that lead to them, from the first free one of a sheet on', async () => {
    const { token, pieces } = await seedPieces(3);
    const ids = pieces.map(({ id }: { id: number }) => id);
    const draw = (variables: Record<string, unknown>) => service.graphql(labels, variables, token);
    const one = await draw({ ids: [ids[0]], format: 'L4731', premiere: 1 });
    const pdf = Buffer.from(one.data.drawPieceLabels.pdf, 'base64');
    expect(codeOfPdf(pdf)).toBe(`http://localhost:3001/admin/pieces/${pieces[0].numero}`);
    const { data } = await draw({ ids, format: 'L7160', premiere: 20 });
    const sheets = Buffer.from(data.drawPieceLabels.pdf, 'base64');
    expect(sheets.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(await wordsOfPdf(new Uint8Array(sheets).buffer)).toContain(`${pieces[2].numero} Évier mobile`);
    const beyond = await draw({ ids, format: 'L7160', premiere: 22 });
    expect(beyond.errors[0]?.extensions?.fields).toEqual({ premiere: pieceSentences.positionInvalid(21) });
  });

  it('have labels over several articles, all or those without one so far; a new number wants a new label', async () => {
    const { article, token, read, pieces } = await seedPieces(2);
    const other = await seedArticle(service.db, { nom: 'Barnum', quantite: 4 });
    await service.graphql(create, { id: other.id, nombre: 1 }, token);
    const articles = [article.id, other.id];
    const draw = async (variables: object) =>
      await service.graphql(labels, { articles, format: 'L7160', premiere: 1, ...variables }, token);
    expect((await draw({ articles: [], ids: [pieces[0].id] })).data.drawPieceLabels.nombre).toBe(1);
    expect((await read()).map((one: { etiquetteLe: string | null }) => one.etiquetteLe !== null)).toEqual([
      true,
      false,
    ]);
    const without = (await draw({ sans: true })).data.drawPieceLabels;
    expect(without).toMatchObject({ nombre: 2, restantes: 0 });
    const words = await wordsOfPdf(new Uint8Array(Buffer.from(without.pdf, 'base64')).buffer);
    expect(words).toContain(`BAR${other.id}-001 Barnum`);
    expect(words).not.toContain(pieces[0].numero);
    expect((await draw({ sans: true })).errors[0]?.extensions?.fields).toEqual({
      articleIds: pieceSentences.allPrinted,
    });
    expect((await draw({ articles: [] })).errors[0]?.extensions?.fields).toEqual({
      articleIds: pieceSentences.noneToPrint,
    });
    await service.graphql(update, { id: pieces[1].id, input: { numero: 'ROUGE-1' } }, token);
    const marked = await service.graphql('{ markedArticles { nom pieces sansEtiquette } }', {}, token);
    expect(marked.data.markedArticles).toEqual([
      { nom: 'Barnum', pieces: 1, sansEtiquette: 0 },
      { nom: 'Évier mobile', pieces: 2, sansEtiquette: 1 },
    ]);
    expect((await draw({})).data.drawPieceLabels.nombre).toBe(3);
  });
});
