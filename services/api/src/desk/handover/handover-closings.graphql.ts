import { handoverSentences } from '@barnum/rules/desk/handover/handover';
import { returnSentences, settledFaults, settlements, stockOutcomes } from '@barnum/rules/desk/handover/return-outcome';
import { departureInput, type ReturnInput, returnInput, settlementInput } from '@barnum/rules/desk/handover-input';
import { DomainError, parseInput } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import type { FileUpload } from 'graphql-upload-minimal';
import { LedgerMeansType } from '../../money/ledger/ledger-types.graphql.ts';
import { hasAccess } from '../../platform/access.ts';
import { authorOf, type CallContext } from '../../platform/context.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { readUpload } from '../../platform/graphql/uploads.ts';
import { closeDeparture } from './close-departure.domain.ts';
import { closeReturn } from './close-return.domain.ts';
import { HandoverType } from './handover.graphql.ts';
import { readHandover } from './handover-sheets.domain.ts';
import { settleReturn } from './settle-return.domain.ts';

const FaultType = builder.enumType('ReturnFault', {
  description: 'Cassé, manquant ou sale.',
  values: settledFaults,
});

const StockOutcomeType = builder.enumType('ReturnStockOutcome', {
  description: 'Retiré du stock, ou hors service.',
  values: stockOutcomes,
});

const SettlementType = builder.enumType('ReturnSettlement', {
  description: 'Facturé avec la location, ou retenu sur la caution.',
  values: settlements,
});

const DepositInputType = builder.inputType('HandoverDepositInput', {
  description: 'Une caution reçue sur place.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'Le jour.' }),
    moyen: t.field({ type: LedgerMeansType, required: true, description: 'Comment elle a été donnée.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Son montant.' }),
    reference: t.string({ description: 'Le numéro du chèque.' }),
    banque: t.string({ description: 'La banque du chèque.' }),
    finEmpreinte: t.field({ type: 'Date', description: 'Le dernier jour de l’empreinte.' }),
  }),
});

const AllocationInputType = builder.inputType('HandoverAllocationInput', {
  description: 'Ce qui en va à une facture.',
  fields: (t) => ({
    invoiceId: t.int({ required: true, description: 'La facture.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Combien.' }),
  }),
});

const PaymentInputType = builder.inputType('HandoverPaymentInput', {
  description: 'Un paiement reçu sur place.',
  fields: (t) => ({
    date: t.field({ type: 'Date', required: true, description: 'Le jour.' }),
    moyen: t.field({ type: LedgerMeansType, required: true, description: 'Comment.' }),
    montant: t.field({ type: 'Decimal', required: true, description: 'Combien.' }),
    reference: t.string({ description: 'Le numéro du chèque, du virement.' }),
    banque: t.string({ description: 'La banque du chèque.' }),
    affectations: t.field({ type: [AllocationInputType], description: 'Les factures qu’il règle.' }),
  }),
});

const ReturnChoiceInputType = builder.inputType('ReturnChoiceInput', {
  description: 'Ce que l’on décide de ce qui n’est pas revenu comme c’était parti ; rien de ce qui n’est pas dit.',
  fields: (t) => ({
    lineId: t.int({ required: true, description: 'La ligne.' }),
    fault: t.field({ type: FaultType, required: true, description: 'De quoi il s’agit.' }),
    stock: t.field({ type: StockOutcomeType, description: 'Ce que devient le stock ; vide : rien.' }),
    prix: t.field({ type: 'Decimal', description: 'D’une pièce.' }),
    reglement: t.field({ type: SettlementType, description: 'Comment c’est payé ; vide : pas du tout.' }),
  }),
});

builder.mutationFields((t) => ({
  closeDeparture: t.field({
    type: HandoverType,
    description:
      'Clore la feuille d’un départ : la demande est sortie, ce qui est reçu est au livre, l’état des lieux part au client.',
    authScopes: { preparation: true },
    args: {
      id: t.arg.int({ required: true }),
      key: t.arg.string({ description: 'Un UUID que choisit l’appareil : sous la même clé, close une seule fois.' }),
      signataire: t.arg.string({ description: 'Qui signe pour le client.' }),
      dessin: t.arg.string({ description: 'Sa signature, un chemin SVG de lignes droites.' }),
      caution: t.arg({ type: DepositInputType, description: 'Pour qui peut recevoir une caution.' }),
      photoCheque: t.arg({ type: 'Upload', description: 'La photo du chèque de caution, pour qui voit l’argent.' }),
      paiement: t.arg({ type: PaymentInputType, description: 'Pour qui voit l’argent.' }),
      prevenir: t.arg.boolean({ defaultValue: true, description: 'Écrire au client.' }),
    },
    resolve: async (_root, { caution, paiement, photoCheque, ...args }, context) => {
      const { db, viewer } = context;
      const sheet = await readHandover(db, args.id);
      requireReceiver(viewer, { caution, paiement });
      const { requestId } = sheet;
      const input = parseInput(departureInput, {
        ...args,
        caution: caution && { ...caution, requestId },
        paiement: paiement && { ...paiement, requestId },
      });
      const cheque = photoCheque ? await readPhoto(photoCheque, context) : null;
      await closeDeparture(context, input, authorOf(context), { cheque });
      return readHandover(db, args.id);
    },
  }),
  closeReturn: t.field({
    type: HandoverType,
    description:
      'Clore la feuille d’un retour : la demande est rendue, ou reste sortie avec ce qui est encore dehors ; de ce qui manque ou est cassé vient ce qui est dit, et rien d’autre.',
    authScopes: { preparation: true },
    args: {
      id: t.arg.int({ required: true }),
      key: t.arg.string({ description: 'Un UUID que choisit l’appareil : sous la même clé, close une seule fois.' }),
      signataire: t.arg.string({ description: 'Qui signe pour le client.' }),
      dessin: t.arg.string({ description: 'Sa signature, un chemin SVG de lignes droites.' }),
      suites: t.arg({ type: [ReturnChoiceInputType], description: 'Ce qui en vient, par qui en a le droit.' }),
      cautionsRendues: t.arg.intList({ description: 'Les cautions qui retournent au client.' }),
      paiement: t.arg({ type: PaymentInputType, description: 'Pour qui voit l’argent.' }),
      prevenir: t.arg.boolean({ defaultValue: true, description: 'Écrire au client.' }),
    },
    resolve: async (_root, { paiement, ...args }, context) => {
      const { db, viewer } = context;
      const { requestId } = await readHandover(db, args.id);
      const input = parseInput(returnInput, { ...args, paiement: paiement && { ...paiement, requestId } });
      requireDecider(viewer, input);
      const may = { mayDecideMoney: hasAccess(viewer, 'money'), mayDecideStock: hasAccess(viewer, 'articles') };
      const told = { administrators: context.auth.adminEmails };
      await closeReturn(context, input, { auteur: authorOf(context), ...may }, told);
      return readHandover(db, args.id);
    },
  }),
  settleReturn: t.boolean({
    description:
      'Décider de ce qui vient d’un retour clos par qui n’en avait pas le droit : ce qui est dit, et rien d’autre.',
    authScopes: { $all: { money: true, articles: true } },
    args: {
      id: t.arg.int({ required: true }),
      suites: t.arg({ type: [ReturnChoiceInputType], description: 'Ce qui en vient.' }),
      cautionsRendues: t.arg.intList({ description: 'Les cautions qui retournent au client.' }),
    },
    resolve: async (_root, args, context) => {
      const input = parseInput(settlementInput, args);
      await settleReturn(context, input, authorOf(context));
      return true;
    },
  }),
}));

/** @throws DomainError PAYLOAD_TOO_LARGE */
async function readPhoto(file: Promise<FileUpload>, context: CallContext): Promise<{ nom: string; bytes: Buffer }> {
  const maxBytes = limits.requestFileBytes;
  const bytes = await readUpload(file, context, { maxBytes, tooLarge: requestFileSentences.tooLarge });
  return { nom: (await file).filename, bytes };
}

/** @throws DomainError FORBIDDEN where somebody decides what they have no right to. */
function requireDecider(
  viewer: Parameters<typeof hasAccess>[0],
  { suites, cautionsRendues, paiement }: Pick<ReturnInput, 'suites' | 'cautionsRendues' | 'paiement'>,
): void {
  const isStock = suites.some(({ stock }) => stock !== null);
  const isMoney = suites.some(({ reglement }) => reglement !== null) || cautionsRendues.length > 0 || paiement !== null;
  if ((isStock && !hasAccess(viewer, 'articles')) || (isMoney && !hasAccess(viewer, 'money'))) {
    throw new DomainError('FORBIDDEN', { message: returnSentences.noRight });
  }
}

/** @throws DomainError FORBIDDEN where somebody receives what they have no right to receive. */
function requireReceiver(
  viewer: Parameters<typeof hasAccess>[0],
  { caution, paiement }: { caution: unknown; paiement: unknown },
): void {
  if (caution && !hasAccess(viewer, 'deposits') && !hasAccess(viewer, 'money')) {
    throw new DomainError('FORBIDDEN', { message: handoverSentences.noDeposit });
  }
  if (paiement && !hasAccess(viewer, 'money')) {
    throw new DomainError('FORBIDDEN', { message: handoverSentences.noPayment });
  }
}
