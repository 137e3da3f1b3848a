import { randomUUID } from 'node:crypto';
import { addDays } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCaddy } from '../../scripts/lib/caddy.mjs';
import { findPostgres } from '../../scripts/lib/postgres.mjs';
import { administrator, hosts, startEverything } from './support/start-everything.ts';
import { type Answer, visitor } from './support/visit.ts';

const json = ({ body }: Answer) => JSON.parse(body.toString('utf8'));

describe.skipIf(!findCaddy() || !findPostgres())('two replicas behind a gateway, by both host names over TLS', () => {
  let everything: Awaited<ReturnType<typeof startEverything>>;
  let gateway: ReturnType<typeof visitor>;
  let token: string;
  beforeAll(async () => {
    everything = await startEverything();
    gateway = visitor(everything);
    token = json(await admin('/api/auth/login', { method: 'POST', json: administrator })).token;
  });
  afterAll(async () => {
    gateway?.close();
    await everything?.stop();
  });
  const admin = (path: string, call = {}) => gateway.visit(hosts.backOffice, path, call);
  const visit = (path: string, call = {}) => gateway.visit(hosts.storefront, path, call);
  const write = (path: string, content: object) => admin(path, { method: 'POST', token, json: content });

  it('shows an article and its picture, accepts a request for it, and shows that to the administrator', async () => {
    const nom = `Barnum ${randomUUID().slice(0, 8)}`;
    const created = await write('/api/articles', { nom, prix: 120 });
    expect(created.status).toBe(201);
    const { id } = json(created).article;
    const form = new FormData();
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#14626b' } })
      .png()
      .toBuffer();
    form.append('articleId', String(id));
    form.append('file', new Blob([picture], { type: 'image/png' }), 'photo.png');
    const { url } = json(await admin('/api/upload', { method: 'POST', token, form }));

    const address = `/article/${nom.toLowerCase().replace(' ', '-')}`;
    await expect.poll(async () => (await visit(address)).body.toString(), { timeout: 5_000 }).toContain(url);
    const page = await visit(address);
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, expect.any(String)]);
    expect(page.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    const shown = await visit(url);
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);

    const sent = {
      Nom: 'Le Goff',
      Prénom: 'Yann',
      date: addDays(todayInParis(), 7),
      phone: '0600000000',
      item: [{ nom, quantite: 1 }],
    };
    const sending = await visit('/api/forms', { method: 'POST', json: { ...sent, livraison_montage: false } });
    expect(sending.status).toBe(201);
    const { forms } = json(await admin('/api/forms', { token }));
    expect(forms[0].item).toEqual([expect.objectContaining({ nom, quantite: 1 })]);
  });

  it('logs the same request id in all programs', async () => {
    const { headers } = await visit('/plan-du-site');
    const answeredFor = () =>
      everything.logs
        .filter((line) => line.includes(String(headers['x-request-id'])))
        .map((line) => JSON.parse(line).route);
    await expect.poll(answeredFor, { timeout: 5_000 }).toEqual(expect.arrayContaining(['/*', '/graphql']));
  });

  it('serves the back-office under its own host name, and hides the internal paths', async () => {
    expect((await admin('/admin')).body.toString()).toContain('<div id="root">');
    for (const path of ['/metrics', '/internal/changes'])
      for (const host of Object.values(hosts)) expect((await gateway.visit(host, path)).status).toBe(404);
    const headers = { authorization: `Bearer ${everything.metricsToken}` };
    const figures = await fetch(`${everything.replicaUrls[0]}/metrics`, { headers });
    expect(await figures.text()).toContain('barnum_http_request_seconds_bucket');
  });

  it('shows a change by either replica on both, and on the cached pages', async () => {
    const names = async (replica: string) =>
      (await (await fetch(`${replica}/api/articles`)).json()).articles.map(({ nom }: { nom: string }) => nom);
    const catalogue = async () => (await visit('/catalogue')).body.toString();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const [one = '', two = ''] = everything.replicaUrls;
    const delays: { reader: number; page: number }[] = [];
    for (const [writer, reader] of [[one, two] as const, [two, one] as const]) {
      const nom = `Ruban ${randomUUID().slice(0, 8)}`;
      await Promise.all([names(writer), names(reader), catalogue()]);
      const body = JSON.stringify({ nom, prix: 1 });
      expect((await fetch(`${writer}/api/articles`, { method: 'POST', headers, body })).status).toBe(201);
      const written = performance.now();
      const shown = async (read: () => Promise<unknown>) => {
        await expect.poll(read, { timeout: 2_000, interval: 5 }).toContain(nom);
        return Math.round(performance.now() - written);
      };
      expect(await names(writer)).toContain(nom);
      const [page, other] = await Promise.all([shown(catalogue), shown(() => names(reader))]);
      delays.push({ reader: other, page });
    }
    process.stdout.write(`Shown elsewhere after, in ms: ${JSON.stringify(delays)}\n`);
  });

  it('notifies an administrator on one replica of a request received by the other', async () => {
    const query = 'subscription { reservationRequestCreated { nom } }';
    const [here = '', there = ''] = everything.replicaUrls;
    const stream = await fetch(`${here}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query }),
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    // The stream begins with a sign of life once the service listens.
    await reader?.read();
    const { articles } = await fetch(`${there}/api/articles`).then((answer) => answer.json());
    const item = [{ nom: articles[0].nom, quantite: 1 }];
    const content = {
      Nom: 'Replique',
      Prénom: 'Une',
      date: addDays(todayInParis(), 7),
      phone: '0611111111',
      item,
      livraison_montage: false,
    };
    const answer = await fetch(`${there}/api/forms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(content),
    });
    expect(answer.status).toBe(201);
    let received = '';
    while (!received.includes('Replique'))
      received += (await reader?.read())?.value ?? expect.fail(`the stream ended: ${received}`);
    await reader?.cancel();
  });

  it('is restored elsewhere from the backup job’s archive', async () => {
    const paths = ['/api/articles', '/api/testimonials', '/api/company-info'];
    const [here = ''] = everything.replicaUrls;
    const elsewhere = await everything.restoreElsewhere();
    const read = async (origin: string, path: string) => (await fetch(origin + path)).text();
    for (const path of paths) expect(await read(elsewhere.url, path)).toBe(await read(here, path));
    const { articles } = JSON.parse(await read(elsewhere.url, paths[0] ?? ''));
    const picture = articles.flatMap(({ images }: { images: { url_image: string }[] }) => images)[0]?.url_image;
    expect((await fetch(elsewhere.url + picture)).headers.get('content-type')).toBe('image/jpeg');
    await elsewhere.stop();
  });

  it('loses no read and no acknowledged write when one replica is killed under load', async () => {
    const acknowledged: string[] = [];
    const counts = { reads: 0, pages: 0, writes: 0, failedReads: 0, refusedWrites: 0 };
    let isOver = false;
    const keepOn = async (once: () => Promise<void>) => {
      while (!isOver) await once();
    };
    const read = async (path: string, kind: 'reads' | 'pages', by: string | undefined) => {
      const answer = await visit(path, by === undefined ? {} : { token: by }).catch(() => null);
      if (answer?.status === 200) counts[kind] += 1;
      else counts.failedReads += 1;
    };
    const writeOne = async () => {
      const texte = `Avis ${randomUUID()}`;
      const answer = await write('/api/testimonials', { texte, nom: 'Le Goff' }).catch(() => null);
      if (answer?.status !== 201) counts.refusedWrites += 1;
      else counts.writes = acknowledged.push(texte);
    };
    const load = [
      // With a token, reads bypass every cache and reach a replica.
      ...[1, 2, 3].map(() => keepOn(() => read('/api/articles', 'reads', token))),
      ...[1, 2].map(() => keepOn(() => read('/catalogue', 'pages', undefined))),
      ...[1, 2, 3].map(() => keepOn(writeOne)),
    ];
    const goesOn = async () => {
      const before = { ...counts };
      const more = () => [counts.reads - before.reads, counts.pages - before.pages, counts.writes - before.writes];
      await expect.poll(() => Math.min(...more()), { timeout: 30_000 }).toBeGreaterThan(20);
    };
    await goesOn();
    everything.killReplica();
    await goesOn();
    await everything.restartReplica();
    await goesOn();
    isOver = true;
    await Promise.all(load);
    const stored = (await admin('/api/testimonials', { token })).body.toString();
    const lost = acknowledged.filter((texte) => !stored.includes(texte)).length;
    process.stdout.write(`One of two replicas killed under load: ${JSON.stringify({ ...counts, lostWrites: lost })}\n`);
    expect({ failedReads: counts.failedReads, lost }).toEqual({ failedReads: 0, lost: 0 });
    expect(counts.writes).toBeGreaterThan(0);
  });
});
