import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { DomainError } from '@barnum/rules/errors';
import { inOrder } from '@barnum/rules/requests/acceptances/acceptance-texts';
import { blankedAddress } from '@barnum/rules/requests/acceptances/acceptances';
import type { QuoteAcceptanceInput } from '@barnum/rules/requests/acceptances-input';
import { companyValue } from '@barnum/rules/site/company-info/company-info';
import { outwardName } from '@barnum/rules/site/site-texts/site-texts';
import { fieldsAt } from '@barnum/rules/text/printed-fields';
import type { Db } from '../../platform/db/client.ts';
import { unprintableSentences } from '../../platform/pdf/unprintable-sentences.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readColours, readLogoFile, readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { quoteContent } from '../quotes/quotes.domain.ts';
import type { Offer } from './offers.domain.ts';

/** Who accepts, and how that is known. */
export interface Signing {
  input: Pick<QuoteAcceptanceInput, 'nom' | 'qualite' | 'dessin'>;
  code: { adresse: string; sentAt: Date };
  /** The browser and system, in words. */
  appareil: string;
  at: Date;
}

/**
 * Draws the page that is signed by accepting an offer.
 * @throws DomainError VALIDATION at the field whose signs the document cannot write; UNAVAILABLE when it takes too long.
 */
export async function drawSignedPage(
  { db, storage }: { db: Db; storage: Storage },
  offer: Offer,
  { input, code, appareil, at }: Signing,
  hashes: { devis: string; cgv: string | null },
): Promise<Uint8Array<ArrayBuffer>> {
  requirePrintable(input);
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const logo = await readLogoFile(db);
  const { content } = await db.quoteVersion.findUniqueOrThrow({
    where: { id: offer.versionId },
    select: { content: true },
  });
  const { request } = quoteContent({ content });
  const person = `${request.prenom} ${request.nom}`;
  const { nom = person, adresse = [] } = request.client ?? {};
  return runInWorker('drawAcceptance', {
    title: `Acceptation du devis ${offer.devis}`,
    acceptedAt: at,
    company,
    colours: await readColours(db),
    shopName: outwardName(await readSiteText(db, 'name'), companyValue(company, 'Dénomination')),
    logoBytes: logo === null ? null : await storage.readAll(logo),
    client: { nom, lignes: [nom === person ? '' : person, ...adresse] },
    textes: inOrder(offer.texts),
    signataire: input,
    dessin: input.dessin,
    notes: [
      `Accepté le ${formatLongDateTime(at)} (${at.toISOString()}), depuis ${appareil}.`,
      `Code à usage unique envoyé à ${blankedAddress(code.adresse)} le ${formatLongDateTime(code.sentAt)}, et saisi sur la page de suivi.`,
      `Devis ${offer.devis}, empreinte SHA-256\u00a0: ${hashes.devis}`,
      ...(hashes.cgv === null ? [] : [`Conditions générales de vente, empreinte SHA-256\u00a0: ${hashes.cgv}`]),
      'La preuve complète, chaînée à celle d’avant, est dans le fichier preuve.json remis avec cette page.',
    ],
  });
}

/** The fields of who signs that the document could not write. */
function requirePrintable({ nom, qualite }: Signing['input']): void {
  const field = fieldsAt('votre saisie');
  const fields: Record<string, string> = {};
  for (const [key, printed] of [
    ['nom', field('Votre nom', nom)],
    ['qualite', field('Votre qualité', qualite)],
  ] as const) {
    const [sentence] = unprintableSentences([printed]);
    if (sentence !== undefined) fields[key] = sentence;
  }
  const [message] = Object.values(fields);
  if (message !== undefined) throw new DomainError('VALIDATION', { message, fields });
}
