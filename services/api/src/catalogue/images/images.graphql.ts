import { articleImageInput, imageDescriptionInput, imageOrderInput } from '@barnum/rules/catalogue/images-input';
import { parseInput } from '@barnum/rules/errors';
import { mediaUrl, pictureUrl } from '@barnum/rules/paths';
import { builder } from '../../platform/graphql/builder.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import {
  deleteArticleImage,
  describeImage,
  listedImage,
  reorderArticleImages,
  setPrimaryImage,
  uploadArticleImage,
} from './images.domain.ts';

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

const renditionFiles = {
  description: 'Noms des versions prêtes, `{largeur}.{avif|webp|jpg}`, servies sous `/media/{key}/`.',
};

// The type selects the columns that lists read: otherwise Pothos would load them field by field.
const PictureType = builder.prismaObject('Picture', {
  select: { key: true, width: true, height: true, renditionFiles: true },
  description: 'Une image conservée par le service.',
  fields: (t) => ({
    key: t.string({ description: 'Clé sous laquelle l’image est conservée.', resolve: ({ key }) => key }),
    url: t.string({ description: 'Adresse de la plus grande version JPEG.', resolve: pictureUrl }),
    width: t.int({ description: 'Pixels de la plus grande version.', resolve: ({ width }) => width }),
    height: t.int({ description: 'Pixels de la plus grande version.', resolve: ({ height }) => height }),
    renditionFiles: t.stringList({ ...renditionFiles, resolve: (picture) => picture.renditionFiles }),
    files: t.stringList({
      ...renditionFiles,
      deprecationReason: 'Remplacé par `renditionFiles`.',
      resolve: (picture) => picture.renditionFiles,
    }),
    renditions: t.field({
      type: [RenditionType],
      description: 'Toutes les versions prêtes, la plus petite d’abord.',
      resolve: (picture) =>
        picture.renditionFiles
          .map((file) => rendition(picture.key, file))
          .sort((one, other) => one.width - other.width),
    }),
  }),
});

export const ArticleImageType = builder.prismaObject('ArticleImage', {
  select: listedImage,
  description: 'Une image d’un article ; une seule est principale.',
  fields: (t) => ({
    id: t.int({ resolve: ({ id }) => id }),
    altImage: t.string({ nullable: true, resolve: ({ altImage }) => altImage }),
    primary: t.boolean({ resolve: ({ primary }) => primary }),
    picture: t.field({ type: PictureType, resolve: ({ picture }) => picture }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

builder.mutationFields((t) => ({
  uploadArticleImage: t.prismaField({
    type: 'ArticleImage',
    description: 'Ajouter une image ; la première d’un article est principale.',
    authScopes: { articles: true },
    args: {
      articleId: t.arg.int({ required: true }),
      file: t.arg({ type: 'Upload', required: true }),
      altImage: t.arg.string(),
    },
    resolve: async (_query, _root, { file, ...args }, context) => {
      const { db, storage, renditionQueue } = context;
      const upload = { ...parseInput(articleImageInput, args), bytes: await readUpload(file, context) };
      const image = await uploadArticleImage(db, storage, upload);
      renditionQueue.add(image.pictureKey);
      return image;
    },
  }),
  setPrimaryImage: t.prismaField({
    type: 'ArticleImage',
    description: 'Choisir l’image principale d’un article.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: (_query, _root, { id }, { db }) => setPrimaryImage(db, { id }),
  }),
  reorderArticleImages: t.prismaField({
    type: ['ArticleImage'],
    description: 'Ranger les images d’un article dans cet ordre ; la principale est toujours montrée d’abord.',
    authScopes: { articles: true },
    args: { articleId: t.arg.int({ required: true }), ids: t.arg.intList({ required: true }) },
    resolve: (_query, _root, { articleId, ...args }, { db }) =>
      reorderArticleImages(db, articleId, parseInput(imageOrderInput, args).ids),
  }),
  describeImage: t.prismaField({
    type: 'ArticleImage',
    description: 'Dire ce que montre une image, pour qui ne la voit pas ; rien pour une image décorative.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }), altImage: t.arg.string() },
    resolve: (_query, _root, { id, ...args }, { db }) =>
      describeImage(db, { id, ...parseInput(imageDescriptionInput, args) }),
  }),
  deleteImage: t.boolean({
    description: 'Supprimer une image ; si elle était principale, la première des autres le devient.',
    authScopes: { articles: true },
    args: { id: t.arg.int({ required: true }) },
    resolve: async (_root, { id }, { db, storage }) => {
      await deleteArticleImage(db, storage, id);
      return true;
    },
  }),
}));

function rendition(key: string, file: string): Rendition {
  const [width = '', extension = ''] = file.split('.');
  return { url: mediaUrl(key, file), width: Number(width), format: extension === 'jpg' ? 'jpeg' : extension };
}
