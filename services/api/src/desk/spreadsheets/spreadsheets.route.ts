import { withRequestId } from '@barnum/hosting/request-id';
import { sheetFileName, sheetKeys, sheetPath, sheets, wholeExport } from '@barnum/rules/desk/spreadsheets/spreadsheets';
import { type SheetForm, sheetForms } from '@barnum/rules/platform/table-columns';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { requireAccess } from '../../platform/access.ts';
import type { CreateContext } from '../../platform/context.ts';
import { fileOperationOf } from '../../platform/rest/operation.ts';
import { narrowedBy } from './narrowed.ts';
import { openSheet, openWholeExport } from './spreadsheets.domain.ts';

/** The tables that leave the product, for who may read what stands in them. */
export function registerSpreadsheets(app: FastifyInstance, createContext: CreateContext): void {
  for (const key of sheetKeys) {
    for (const form of Object.keys(sheetForms) as SheetForm[]) {
      const { title, about, access } = sheets[key];
      const path = sheetPath(key, form);
      const schema = fileOperationOf({
        operationId: `download${key[0]?.toUpperCase()}${key.slice(1)}${form === 'csv' ? 'Csv' : 'Xlsx'}`,
        summary: `${title}, pour un tableur (${sheetForms[form].label})`,
        description: `${about} Se restreint par ce qui suit « ? » dans l’adresse de la liste.`,
        path,
        access,
        type: sheetForms[form].type,
      });
      app.get(path, { schema }, (request, reply) =>
        withRequestId(request.id, async () => {
          const { db, viewer } = await createContext(request);
          requireAccess(viewer, access);
          const file = await openSheet(db, key, form, { read: narrowedBy(request.query), viewer });
          return withHeaders(reply, sheetForms[form].type, sheetFileName(key, form)).send(file);
        }),
      );
    }
  }
  registerWholeExport(app, createContext);
}

/** Everything at once, for who has the settings: the tables that they may read. */
function registerWholeExport(app: FastifyInstance, createContext: CreateContext): void {
  const { path, fileName } = wholeExport;
  const type = 'application/zip';
  const schema = fileOperationOf({
    operationId: 'downloadEverything',
    summary: 'Tous les tableaux et toutes les photos, en une archive',
    description: 'Avec un mode d’emploi en français.',
    path,
    access: 'settings',
    type,
  });
  app.get(path, { schema }, (request, reply) =>
    withRequestId(request.id, async () => {
      const { db, storage, viewer } = await createContext(request);
      requireAccess(viewer, 'settings');
      return withHeaders(reply, type, fileName).send(await openWholeExport(db, storage, viewer));
    }),
  );
}

function withHeaders(reply: FastifyReply, type: string, name: string): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('x-content-type-options', 'nosniff');
}
