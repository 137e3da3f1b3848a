import { pictureKeyOf, shopIconSizes, shopPicturePaths } from '@barnum/rules/paths';
import { readableColour } from '@barnum/rules/site/colours/shop-colours';
import { defaultSiteTexts } from '@barnum/rules/site/site-texts/default-site-texts';
import { siteTextKeys, siteTextSentences } from '@barnum/rules/site/site-texts/site-texts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { uploadBody } from '../../../test/support/multipart.ts';
import { onEveryDatabase } from '../../../test/support/service.ts';
import { deleteOrphanedPictures } from '../../platform/picture-files/picture-files.domain.ts';

const read = '{ siteTexts { key texte original versionId } }';
const update = `mutation ($texts: [SiteTextInput!]!, $seen: Int!) {
  updateSiteTexts(texts: $texts, seen: $seen) { key texte versionId }
}`;
const uploading = 'mutation ($key: String!, $file: Upload!) { uploadSitePicture(key: $key, file: $file) }';
const history = 'query ($key: String!) { siteTextVersions(key: $key) { id texte auteur createdAt } }';

type Text = { key: string; texte: string; original: string; versionId: number };

onEveryDatabase('the texts of the site', (service) => {
  const ask = async (query: string, variables: Record<string, unknown> = {}) =>
    service.graphql(query, variables, await service.signIn('administrator'));
  const textOf = async (key: string) => {
    const { data } = await service.graphql(read);
    return data.siteTexts.find((text: Text) => text.key === key) as Text;
  };
  const change = (texts: Record<string, string>, seen = 0) =>
    ask(update, { texts: Object.entries(texts).map(([key, texte]) => ({ key, texte })), seen });

  it('are the original ones until they are changed, and are read by everybody', async () => {
    const { data, errors } = await service.graphql(read);
    expect(errors).toEqual([]);
    expect(data.siteTexts.map(({ key }: Text) => key)).toEqual(siteTextKeys);
    for (const { key, texte, original, versionId } of data.siteTexts as Text[]) {
      expect([texte, original, versionId]).toEqual([texte, texte, 0]);
      expect(defaultSiteTexts).toHaveProperty(key, texte);
    }
  });

  it('change, go back to the original and keep who wrote what', async () => {
    expect((await change({ name: ' Fête & Compagnie ', heroTitle: defaultSiteTexts.heroTitle })).errors).toEqual([]);
    const { texte, original, versionId } = await textOf('name');
    expect([texte, original]).toEqual(['Fête & Compagnie', 'Barnum']);
    expect((await textOf('heroTitle')).versionId).toBe(0);
    await change({ name: 'Barnum' }, versionId);
    const { data } = await ask(history, { key: 'name' });
    expect(data.siteTextVersions).toMatchObject([
      { texte: 'Barnum', auteur: 'admin@barnum.example' },
      { texte: 'Fête & Compagnie', auteur: 'admin@barnum.example' },
    ]);
    const [stored] = await service.db.siteTextVersion.findMany({ orderBy: { id: 'desc' }, take: 1 });
    expect(stored?.texte).toBeNull();
  });

  it('are not overwritten by who has not seen the last change, which others do not stop', async () => {
    await change({ tagline: 'Un' });
    const stale = await change({ tagline: 'Deux', credits: 'Trois' });
    expect(stale.errors[0]?.extensions?.code).toBe('CONFLICT');
    expect((await textOf('credits')).versionId).toBe(0);
    expect((await change({ credits: 'Trois' })).errors).toEqual([]);
    const { versionId } = await textOf('tagline');
    expect((await change({ tagline: 'Deux' }, versionId)).errors).toEqual([]);
  });

  it('change one after the other: of two at once, one is a conflict', async () => {
    await service.signIn('administrator');
    const both = await Promise.all([change({ heroLead: 'Un' }), change({ heroLead: 'Deux' })]);
    expect(both.map(({ errors }) => errors[0]?.extensions?.code ?? 'done').sort()).toEqual(['CONFLICT', 'done']);
  });

  it.each([
    [{ name: ' ' }, { name: 'Ce texte est obligatoire' }],
    [{ name: 'x'.repeat(41) }, { name: 'Ce texte est limité à 40 caractères' }],
    [{ name: '{{acompte}}' }, { name: '{{acompte}} n’est pas un champ connu' }],
    [{ point1Text: 'Un jour de plus : {{suplement}}' }, { point1Text: '{{suplement}} n’est pas un champ connu' }],
  ])('refuse %j in a sentence at its field', async (texts, fields) => {
    const { errors } = await change(texts as unknown as Record<string, string>);
    expect(errors[0]?.extensions).toMatchObject({ code: 'VALIDATION' });
    const said = Object.entries(errors[0]?.extensions?.fields as Record<string, string>);
    expect(Object.fromEntries(said.map(([key, sentence]) => [key, sentence.replace(/\s/g, ' ')]))).toEqual(fields);
  });

  it('refuse a text that the site does not have', async () => {
    const { errors } = await change({ inconnu: 'x' });
    expect(errors[0]).toMatchObject({ message: 'Ce texte n’existe pas', extensions: { code: 'VALIDATION' } });
  });

  it('are on one line, but for sentences, and may be left empty where nothing needs them', async () => {
    await change({ heroTitle: 'Un\ntitre', credits: '', point4Title: '' });
    expect((await textOf('heroTitle')).texte).toBe('Un titre');
    expect((await textOf('credits')).texte).toBe('');
  });

  it('are colours, too: each becomes the nearest that is read well, and nothing else is one', async () => {
    expect((await change({ mainColour: '#7C2138 ', accentColour: '#FFCC00' })).errors).toEqual([]);
    expect((await textOf('mainColour')).texte).toBe('#7c2138');
    expect((await textOf('accentColour')).texte).toBe(readableColour('accent', '#ffcc00'));
    const { errors } = await change({ mainColour: 'red;}' });
    expect(errors[0]?.extensions?.fields).toHaveProperty('mainColour', siteTextSentences.notColour);
  });

  const upload = async (key: string, bytes: Buffer, user: 'administrator' | 'user' = 'administrator') => {
    const body = uploadBody({ query: uploading, variables: { key } }, { bytes });
    const authorization = `Bearer ${await service.signIn(user)}`;
    const headers = { ...body.headers, authorization, accept: 'application/json', 'x-graphql-yoga-csrf': '1' };
    const answer = await service.app.inject({ method: 'POST', url: '/graphql', headers, payload: body.payload });
    return { data: null, errors: [], ...answer.json() };
  };
  const picture = (width: number, height: number, alpha = 1) =>
    sharp({ create: { width, height, channels: 4, background: { r: 20, g: 98, b: 107, alpha } } })
      .png()
      .toBuffer();

  it('are pictures, too: a logo stays transparent, and becomes the icons of the site', async () => {
    const { data } = await upload('logo', await picture(900, 300, 0));
    expect(data.uploadSitePicture).toMatch(/^\/media\/[0-9a-f]{24}\/640\.webp$/);
    const answer = await service.app.inject(data.uploadSitePicture);
    expect((await sharp(answer.rawPayload).stats()).isOpaque).toBe(false);
    expect((await change({ logo: data.uploadSitePicture })).errors).toEqual([]);
    const { data: site } = await service.graphql('{ sitePictures { key picture { width height } } }');
    expect(site.sitePictures).toEqual([{ key: 'logo', picture: { width: 640, height: 213 } }]);
    for (const size of shopIconSizes) {
      const icon = await service.app.inject(shopPicturePaths.icon(size));
      expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  it('keep every picture that a version names', async () => {
    const { data } = await upload('heroPicture', await picture(1800, 1200));
    await change({ heroPicture: data.uploadSitePicture });
    await change({ heroPicture: '' }, 2_147_483_647);
    const key = pictureKeyOf(data.uploadSitePicture);
    await service.db.picture.update({ where: { key: key ?? '' }, data: { createdAt: new Date(0) } });
    await deleteOrphanedPictures(service.db, service.storage);
    expect(await service.db.picture.count({ where: { key: key ?? '' } })).toBe(1);
    expect((await change({ heroPicture: data.uploadSitePicture }, 2_147_483_647)).errors).toEqual([]);
  });

  it('refuse a drawing as a picture, another site’s picture, and what is none', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload('logo', svg)).errors[0]?.extensions?.code).toBe('UNSUPPORTED_TYPE');
    expect((await upload('logo', Buffer.from('GIF89a'))).errors[0]?.extensions?.code).toBe('UNSUPPORTED_TYPE');
    expect((await upload('name', await picture(20, 20))).errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await upload('logo', await picture(20, 20), 'user')).errors[0]?.extensions?.code).toBe('FORBIDDEN');
    for (const logo of ['https://ailleurs.example/logo.png', `/media/${'0'.repeat(24)}/640.webp`]) {
      const { errors } = await change({ logo });
      expect(errors[0]?.extensions?.fields).toEqual({ logo: siteTextSentences.unknownPicture });
    }
  });

  it('are changed by administrators alone; their history is for them alone, too', async () => {
    for (const [query, variables] of [
      [update, { texts: [], seen: 0 }],
      [history, { key: 'name' }],
    ] as const) {
      const { errors } = await service.graphql(query, variables, await service.signIn('user'));
      expect(errors[0]?.extensions?.code).toBe('FORBIDDEN');
    }
  });

  it('are never changed in place', async () => {
    await change({ name: 'Autre' });
    await expect(service.db.$executeRaw`UPDATE site_texts SET texte = 'x'`).rejects.toThrow();
    await expect(service.db.$executeRaw`DELETE FROM site_texts`).rejects.toThrow();
  });
});
