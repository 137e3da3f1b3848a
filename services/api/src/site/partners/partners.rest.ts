import { logoInput } from '@barnum/rules/catalogue/images-input';
import { parseInput, parsePatch } from '@barnum/rules/errors';
import { z } from '@barnum/rules/fields/zod';
import { pictureUrl } from '@barnum/rules/paths';
import { partnerInput } from '@barnum/rules/site/partners-input';
import { pathId, type RestRoute } from '../../platform/rest/route.ts';
import {
  createPartner,
  deletePartner,
  listPartners,
  type PartnerWithPicture,
  partnerWithPicture,
  updatePartner,
  uploadLogo,
} from './partners.domain.ts';

const body = { schema: partnerInput, names: { nom: 'nom', lien: 'lien', logo: 'logo' } };

const partnerAnswer = z.object({
  id: z.int(),
  nom: z.string(),
  lien: z.string().nullable(),
  logo: z.string().nullable(),
});

export const partnerRoutes: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/partenaires',
    operationId: 'listPartners',
    summary: 'Tous les partenaires',
    access: 'public',
    answer: z.object({ partenaires: z.array(partnerAnswer) }),
    handle: async ({ context }) => ({
      partenaires: (await listPartners(context.db, partnerWithPicture)).map(restPartner),
    }),
  },
  {
    method: 'POST',
    path: '/partenaires',
    operationId: 'createPartner',
    summary: 'Créer un partenaire',
    access: 'site',
    body,
    answer: z.object({ partenaire: partnerAnswer }),
    handle: async ({ context, input }) => ({
      partenaire: restPartner(await createPartner(context.db, parseInput(partnerInput, input))),
    }),
  },
  {
    method: 'PUT',
    path: '/partenaires/:id',
    operationId: 'updatePartner',
    summary: 'Modifier un partenaire',
    description: 'Ce qui n’est pas donné demeure.',
    access: 'site',
    body: { ...body, isPatch: true },
    answer: z.object({ partenaire: partnerAnswer }),
    handle: async (call) => {
      const { db, storage } = call.context;
      const patch = parsePatch(partnerInput, call.input);
      return { partenaire: restPartner(await updatePartner(db, storage, pathId(call), patch)) };
    },
  },
  {
    method: 'DELETE',
    path: '/partenaires/:id',
    operationId: 'deletePartner',
    summary: 'Supprimer un partenaire',
    access: 'site',
    handle: (call) => deletePartner(call.context.db, call.context.storage, pathId(call)),
  },
  {
    method: 'POST',
    path: '/upload/logo',
    operationId: 'uploadLogo',
    summary: 'Envoyer un logo',
    description: 'Pour un partenaire, ou pour un partenaire à venir.',
    access: 'site',
    body: { schema: logoInput, names: { partnerId: 'partenaireId' } },
    file: 'logo',
    refuses: ['NOT_FOUND'],
    answer: z.object({ logoUrl: z.string() }),
    handle: async ({ context, input, file }) => {
      const { partnerId } = parseInput(logoInput, input);
      const logo = await uploadLogo(context.db, context.storage, { bytes: file, partnerId });
      context.renditionQueue.add(logo.key);
      return { logoUrl: logo.url };
    },
  },
];

/** A partner under the documented names. */
function restPartner({ id, nom, lien, logo, picture }: PartnerWithPicture): z.infer<typeof partnerAnswer> {
  return { id, nom, lien, logo: picture ? pictureUrl(picture) : logo };
}
