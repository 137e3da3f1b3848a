import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findPostgres, startPostgres } from '../../../../scripts/lib/postgres.mjs';
import { signIn } from './support/load.ts';
import { kill, type Place, type Program, removeFolder, scratchFolder, startProgram } from './support/program.ts';

const count = 3_000;
/** After the consent, in milliseconds. */
const delays = [100, 500, 1_200];
const table = `Désignation;Qté;PU TTC\n${Array.from({ length: count }, (_, at) => `Article d’essai ${at};4;12,50`).join('\n')}`;

describe.each(['embedded', 'postgresql'] as const)('an import that is killed on its way (%s)', (kind) => {
  it.skipIf(kind === 'postgresql' && !findPostgres())('brings all of its table or nothing, and once', async () => {
    const postgres = kind === 'postgresql' ? await startPostgres() : null;
    onTestFinished(() => postgres?.stop());
    const place: Place = { dataDir: await scratchFolder(), ...(postgres && { databaseUrl: postgres.url }) };
    onTestFinished(() => removeFolder(place.dataDir));
    let program = await startProgram(place);
    let token = await signIn(program.url);
    const id = await upload(program, token);
    const found: number[] = [];
    for (const delay of delays) {
      const lost = consent(program, token, id).catch(() => null);
      await setTimeout(delay);
      await kill(program);
      await lost;
      program = await startProgram(place);
      token = await signIn(program.url);
      const { state, articles } = await look(program, token, id);
      expect(articles).toBe(state === 'fait' ? count : 0);
      found.push(articles);
    }
    await consent(program, token, id);
    expect(await look(program, token, id)).toEqual({ state: 'fait', articles: count });
    process.stdout.write(`${kind}: after each kill ${found.join(', ')} of ${count} articles\n`);
  });
});

async function ask(program: Program, token: string, query: string) {
  const answer = await fetch(`${program.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()).data;
}

async function upload(program: Program, token: string): Promise<number> {
  const form = new FormData();
  const query = 'mutation ($file: Upload!) { startSheetImport(kind: articles, file: $file) { id } }';
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new File([table], 'tarifs.csv'));
  const headers = { authorization: `Bearer ${token}`, 'x-graphql-yoga-csrf': '1' };
  const answer = await fetch(`${program.url}/graphql`, { method: 'POST', headers, body: form });
  return (await answer.json()).data.startSheetImport.id;
}

/** Agrees to what the import would do; nothing of one that is done. */
async function consent(program: Program, token: string, id: number): Promise<void> {
  const { sheetImport } = await ask(program, token, `{ sheetImport(id: ${id}) { preview { signature } } }`);
  if (sheetImport.preview === null) return;
  const signature = JSON.stringify(sheetImport.preview.signature);
  await ask(program, token, `mutation { applySheetImport(id: ${id}, signature: ${signature}) { state } }`);
}

async function look(program: Program, token: string, id: number): Promise<{ state: string; articles: number }> {
  const query = `{ sheetImport(id: ${id}) { state } articlePage(search: "Article d’essai") { totalCount } }`;
  const { sheetImport, articlePage } = await ask(program, token, query);
  return { state: sheetImport.state, articles: articlePage.totalCount };
}
