import { createHash } from 'node:crypto';
import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { handoverFileName, handoverSentences } from '@barnum/rules/desk/handover/handover';
import { DomainError } from '@barnum/rules/errors';
import { companyValue } from '@barnum/rules/site/company-info/company-info';
import { outwardName } from '@barnum/rules/site/site-texts/site-texts';
import { formatNumber } from '@barnum/rules/text/numbers';
import { fieldsAt } from '@barnum/rules/text/printed-fields';
import type { Db } from '../../platform/db/client.ts';
import { unprintableSentences } from '../../platform/pdf/unprintable-sentences.ts';
import { decodePicture } from '../../platform/pictures/decode-picture.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { runInWorker } from '../../platform/worker/run-in-worker.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readColours, readLogoFile, readSiteText } from '../../site/site-texts/site-texts.domain.ts';
import { readFileBytes } from '../request-files/request-files.domain.ts';
import type { HandoverSheet, SheetLine } from './handover-sheets.domain.ts';
import type { HandoverPhoto, HandoverToDraw } from './pdf/draw-handover.ts';

/** What is said below the lines of a document, and who signs it. */
export interface HandoverWords {
  sections: HandoverToDraw['sections'];
  signature: HandoverToDraw['signature'];
  /** Whether it tells of money. */
  argent: boolean;
}

/** A document as it is stored. */
export interface DrawnHandover {
  pdf: Uint8Array<ArrayBuffer>;
  /** SHA-256 in hexadecimal. */
  empreinte: string;
  argent: boolean;
}

/** Pixels of the longer side of a photo in a document. */
const photoSize = 700;

/**
 * Draws the document of a sheet as it stands, closed at that instant.
 * @throws DomainError VALIDATION for a name that it cannot write; UNAVAILABLE when it takes too long.
 */
export async function drawHandoverDocument(
  { db, storage }: { db: Db; storage: Storage },
  sheet: HandoverSheet,
  { sections, signature, argent }: HandoverWords,
  closedAt: Date,
): Promise<DrawnHandover> {
  requirePrintable(signature.name);
  const { mouvement, requestId } = sheet;
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const logo = await readLogoFile(db);
  const { nom, prenom, adresse } = await db.reservationRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { nom: true, prenom: true, adresse: true },
  });
  const remarks = sheet.remarques === '' ? [] : [{ title: 'Remarques', lines: sheet.remarques.split('\n') }];
  const pdf = await runInWorker('drawHandover', {
    mouvement,
    closedAt,
    company,
    colours: await readColours(db),
    shopName: outwardName(await readSiteText(db, 'name'), companyValue(company, 'Dénomination')),
    logoBytes: logo === null ? null : await storage.readAll(logo),
    said: [`N°\u00a0${sheet.id}, demande n°\u00a0${requestId}`, `Le ${formatLongDateTime(closedAt)}`],
    client: { nom: `${prenom} ${nom}`, lignes: [adresse ?? ''] },
    ...tableOf(sheet),
    sections: [...remarks, ...sections],
    photos: await readPhotos({ db, storage }, sheet),
    signature,
  });
  return { pdf, empreinte: createHash('sha256').update(pdf).digest('hex'), argent };
}

/** Of a departure what was agreed beside what leaves; of a return what left beside what came back, and how. */
function tableOf({ mouvement, lines }: HandoverSheet): Pick<HandoverToDraw, 'columns' | 'rows'> {
  const titles =
    mouvement === 'depart' ? ['Prévu', 'Remis'] : ['Remis', 'Revenu', 'Cassé', 'Manquant', 'Sale', 'Encore sorti'];
  return {
    columns: titles.map((title) => ({ title, width: title.length > 10 ? 64 : 52 })),
    rows: lines.map((line) => ({
      name: line.nom,
      details: [forWhat(line), line.note].filter(Boolean).join('\n'),
      values: valuesOf(line, mouvement),
    })),
  };
}

function valuesOf(line: SheetLine, mouvement: HandoverSheet['mouvement']): string[] {
  const { attendu, compte, casse, manque, sale, dehors } = line;
  const both = [formatNumber(attendu), formatNumber(compte ?? 0)];
  const shown = (count: number) => (count === 0 ? '–' : formatNumber(count));
  return mouvement === 'depart' ? both : [...both, ...[casse, manque, sale, dehors].map(shown)];
}

function forWhat({ pour, accessoire }: SheetLine): string {
  if (pour === '') return '';
  return accessoire ? `Avec\u00a0: ${pour}` : `Pack\u00a0: ${pour}`;
}

async function readPhotos(
  { db, storage }: { db: Db; storage: Storage },
  sheet: HandoverSheet,
): Promise<HandoverPhoto[]> {
  const photos: HandoverPhoto[] = [];
  for (const { fileId, lineId, note } of sheet.commands) {
    const bytes = fileId === null ? null : await readFileBytes(db, storage, fileId);
    if (bytes === null) continue;
    const small = await decodePicture(bytes, (picture) =>
      picture.rotate().resize(photoSize, photoSize, { fit: 'inside' }).jpeg({ quality: 70 }).toBuffer(),
    );
    const line = sheet.lines.find(({ id }) => id === lineId);
    photos.push({
      bytes: new Uint8Array(small),
      caption: [line?.nom ?? 'Vue d’ensemble', note].filter(Boolean).join('\u00a0: '),
    });
  }
  return photos;
}

/** @throws DomainError VALIDATION */
export function requirePrintable(name: string): void {
  const [message] = unprintableSentences([fieldsAt('votre saisie')('Le nom de qui signe', name)]);
  if (message !== undefined) throw new DomainError('VALIDATION', { message, fields: { signataire: message } });
}

/**
 * The document of a sheet that was closed, for its customer or for who sees the money that it tells of.
 * @throws DomainError NOT_FOUND; FORBIDDEN
 */
export async function readHandoverDocument(
  db: Db,
  id: number,
  { withMoney } = { withMoney: true },
): Promise<{ name: string; pdf: Uint8Array }> {
  const sheet = await db.handover.findUnique({
    where: { id },
    select: { mouvement: true, requestId: true, document: { select: { pdf: true, argent: true } } },
  });
  if (!sheet?.document) throw new DomainError('NOT_FOUND', { message: handoverSentences.noDocument });
  if (sheet.document.argent && !withMoney) throw new DomainError('FORBIDDEN');
  return { name: handoverFileName(sheet.mouvement, sheet.requestId), pdf: sheet.document.pdf };
}
