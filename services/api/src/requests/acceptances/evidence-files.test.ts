import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptanceSentences } from '@barnum/rules/requests/acceptances/acceptances';
import { canonicalJson } from '@barnum/rules/requests/acceptances/canonical-json';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { acceptingShop, acceptWith, quotedRequest } from '../../../test/support/acceptances.ts';
import { uploadBody } from '../../../test/support/multipart.ts';
import { onOneDatabase } from '../../../test/support/service.ts';
import { readZip } from '../../platform/zip/read-zip.ts';
import { sha256 } from './acceptance-chain.domain.ts';
import { readEvidenceFile } from './acceptance-papers.domain.ts';
import { checkEvidenceFile } from './evidence-files.domain.ts';
import { proveEvidenceFile } from './prove-evidence-file.ts';

const generous = { files: 20, bytes: 40_000_000, ratio: 100 };

async function zipOf(files: Iterable<readonly [string, Buffer]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of files) zip.addBuffer(bytes, name);
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

onOneDatabase('an evidence that somebody hands in', (service) => {
  const accepted = async () => {
    await acceptWith(service, await quotedRequest(service, { articleId: await acceptingShop(service) }));
    const { zip } = await readEvidenceFile(service.db, 1);
    return readZip(zip, generous);
  };
  const check = async (files: Iterable<readonly [string, Buffer]>) => {
    const { isRight, register, fichiers } = await checkEvidenceFile(service.db, await zipOf(files));
    const states = Object.fromEntries(fichiers.map(({ nom, etat }) => [nom, etat]));
    return { isRight, register, states };
  };
  const right = {
    'preuve.json': 'conforme',
    'devis.pdf': 'conforme',
    'cgv.html': 'conforme',
    'cgv.txt': 'conforme',
    'acceptation.pdf': 'conforme',
  };

  it('is told right or altered, file by file, also by one byte', async () => {
    const files = await accepted();
    expect(await check(files)).toEqual({ isRight: true, register: 'conforme', states: right });
    for (const name of ['devis.pdf', 'cgv.html', 'cgv.txt', 'acceptation.pdf']) {
      const altered = Buffer.from(files.get(name) ?? []);
      const at = Math.floor(altered.length / 2);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect(await check(new Map([...files, [name, altered]]))).toEqual({
        isRight: false,
        register: 'conforme',
        states: { ...right, [name]: 'modifie' },
      });
      expect((await check([...files].filter(([own]) => own !== name))).states).toEqual({ ...right, [name]: 'absent' });
    }
    expect(await check([...files, ['autre.txt', Buffer.from('x')]])).toMatchObject({
      isRight: false,
      states: { ...right, 'autre.txt': 'inconnu' },
    });
    const preuve = files.get('preuve.json')?.toString('utf8') ?? '';
    const renamed = new Map([...files, ['preuve.json', Buffer.from(preuve.replace('Maëlle', 'Maelle'))]]);
    expect(await check(renamed)).toEqual({
      isRight: false,
      register: 'conforme',
      states: { ...right, 'preuve.json': 'modifie' },
    });
    const { empreinte: _own, ...others } = JSON.parse(preuve);
    const forged = { ...others, signataire: { nom: 'Autre', qualite: '' } };
    const sealed = canonicalJson({ ...forged, empreinte: sha256(canonicalJson(forged)) });
    expect(await check(new Map([...files, ['preuve.json', Buffer.from(sealed)]]))).toMatchObject({
      isRight: false,
      register: 'autre',
    });
    expect(await check([['lisez-moi.txt', Buffer.from('rien')]])).toMatchObject({
      isRight: false,
      register: 'inconnue',
    });
  });

  it('is checked by the screen and by the command', async () => {
    await accepted();
    const { zip } = await readEvidenceFile(service.db, 1);
    const query = `mutation ($file: Upload!) { checkEvidence(file: $file) {
      isRight phrase devis registre fichiers { nom etat phrase } } }`;
    const send = async (bytes: Buffer) => {
      const { payload, headers } = uploadBody({ query, variables: {} }, { filename: 'preuve.zip', bytes });
      const authorization = `Bearer ${await service.signIn('team')}`;
      const url = '/graphql';
      const all = { ...headers, authorization, 'x-graphql-yoga-csrf': '1' };
      return (await service.app.inject({ method: 'POST', url, payload, headers: all })).json();
    };
    const { data } = await send(zip);
    expect(data.checkEvidence).toMatchObject({ isRight: true, devis: expect.stringMatching(/^D-/) });
    expect((await send(Buffer.from('PK'))).errors[0].message).toBe(acceptanceSentences.evidenceUnreadable);

    const path = join(service.dataDir, 'preuve.zip');
    await writeFile(path, zip);
    expect(await proveEvidenceFile(service.db, path)).toContain('devis.pdf: as it was');
    await service.db.$transaction(async (tx) => {
      await tx.$executeRaw`SET LOCAL session_replication_role = 'replica'`;
      await tx.$executeRaw`UPDATE acceptance_papers SET cgv_texte = cgv_texte || '.'`;
    });
    await expect(proveEvidenceFile(service.db, path)).rejects.toThrow(/cgv.txt: ALTERED/);
    await expect(proveEvidenceFile(service.db, `${path}.none`)).rejects.toThrow();
  });

  it('is not opened where it is hostile: too large, too many files, a bomb, or no ZIP', async () => {
    const refusal = async (bytes: Buffer) => {
      try {
        await checkEvidenceFile(service.db, bytes);
        return null;
      } catch (error) {
        return (error as Error).message;
      }
    };
    const { evidenceTooMuch, evidenceUnreadable, evidenceTooLarge } = acceptanceSentences;
    expect(await refusal(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe(evidenceTooLarge);
    expect(await refusal(await zipOf([['devis.pdf', Buffer.alloc(30_000_000)]]))).toBe(evidenceTooMuch);
    const many = Array.from({ length: 21 }, (_, index) => [`${index}.txt`, Buffer.from('x')] as const);
    expect(await refusal(await zipOf(many))).toBe(evidenceTooMuch);
    expect(await refusal(Buffer.from('%PDF-1.4'))).toBe(evidenceUnreadable);
    const twice = [
      ['devis.pdf', Buffer.from('un')],
      ['devis.pdf', Buffer.from('deux')],
    ] as const;
    expect(await refusal(await zipOf(twice))).toBe(evidenceUnreadable);
    // It announces a hundred bytes and holds a thousand.
    const small = await zipOf([['devis.pdf', Buffer.alloc(1_000, 'abc')]]);
    for (const at of sizesOf(small)) small.writeUInt32LE(100, at);
    expect(await refusal(small)).toBe(evidenceUnreadable);
  });
});

/** Where a ZIP of one file says how large it is unpacked, in its directory. */
function sizesOf(zip: Buffer): number[] {
  return [zip.lastIndexOf(Buffer.from('PK\u0001\u0002')) + 24];
}
