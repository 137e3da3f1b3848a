import { mediaUrl, pictureUrl } from '@barnum/rules/paths';
import { builder } from '../../graphql/builder.ts';

interface Rendition {
  url: string;
  width: number;
  format: string;
}

const RenditionType = builder.objectRef<Rendition>('Rendition').implement({
  description: 'Une image dans une largeur et un format.',
  fields: (t) => ({
    url: t.exposeString('url'),
    width: t.exposeInt('width', { description: 'Pixels.' }),
    format: t.exposeString('format', { description: '`webp`, `jpeg` ou `avif`.' }),
  }),
});

builder.prismaObject('Picture', {
  description: 'Une image conservée par le service.',
  fields: (t) => ({
    key: t.exposeString('key'),
    url: t.string({
      description: 'Adresse de la plus grande version JPEG.',
      select: { key: true, width: true },
      resolve: pictureUrl,
    }),
    width: t.exposeInt('width', { description: 'Pixels de la plus grande version.' }),
    height: t.exposeInt('height', { description: 'Pixels de la plus grande version.' }),
    renditions: t.field({
      type: [RenditionType],
      description: 'Toutes les versions prêtes.',
      select: { key: true, renditions: true },
      resolve: ({ key, renditions }) => renditions.map((file) => rendition(key, file)),
    }),
  }),
});

builder.prismaObject('ArticleImage', {
  description: 'Une image d’un article ; une seule est principale.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    altImage: t.exposeString('altImage', { nullable: true }),
    primary: t.exposeBoolean('primary'),
    picture: t.relation('picture'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

function rendition(key: string, file: string): Rendition {
  const [width = '', extension = ''] = file.split('.');
  return { url: mediaUrl(key, file), width: Number(width), format: extension === 'jpg' ? 'jpeg' : extension };
}
