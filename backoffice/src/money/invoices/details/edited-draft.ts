import type { CustomerKind } from '@barnum/rules/customers/customers';
import type { FieldErrors } from '@barnum/rules/errors';
import type { OperationKind } from '@barnum/rules/money/invoices/invoice-content';
import { hasSiretDigits, sirenOf } from '@barnum/rules/text/siret';
import type { EditedRecord } from '../../../components/form/use-record-form.tsx';
import { plainNumber, typedNumber } from '../../../lib/numbers.ts';
import type { Invoice } from '../invoices.ts';

/** What is given back of a line, as typed. */
export interface CreditedValues {
  quantite: string;
  montant: string;
}

/** A draft as its form has it. */
export interface DraftValues {
  genre: CustomerKind;
  nom: string;
  contact: string;
  rue: string;
  codePostal: string;
  ville: string;
  pays: string;
  /** SIREN or SIRET. */
  siret: string;
  tva: string;
  email: string;
  codeService: string;
  referenceCommande: string;
  echeance: string;
  note: string;
  operation: OperationKind;
  autoliquidation: boolean;
  montant: string;
  montantEnPourcent: boolean;
  motif: string;
  /** Null for all that is left; otherwise a value for each line that may be given back. */
  lignes: CreditedValues[] | null;
}

export const draftLabels: Record<keyof DraftValues, string> = {
  genre: 'Genre',
  nom: 'Nom ou dénomination',
  contact: 'À l’attention de',
  rue: 'Rue',
  codePostal: 'Code postal',
  ville: 'Ville',
  pays: 'Pays',
  siret: 'SIREN ou SIRET',
  tva: 'Numéro de TVA',
  email: 'E-mail',
  codeService: 'Code service',
  referenceCommande: 'Numéro de son bon de commande ou d’engagement',
  echeance: 'Échéance',
  note: 'Note sur la facture',
  operation: 'Nature de l’opération',
  autoliquidation: 'Autoliquidation',
  montant: 'Montant de l’acompte',
  montantEnPourcent: 'En pour cent',
  motif: 'Pourquoi cet avoir',
  lignes: 'Ce qui est rendu',
};

export function toRecord(invoice: Invoice): EditedRecord<DraftValues> {
  const { content, brouillon, creditables, updatedAt } = invoice;
  const { siren, siret, adresse, ...client } = content.client;
  const { lignes = null, montant = null } = brouillon ?? {};
  return {
    values: {
      ...client,
      ...adresse,
      siret: siret || siren,
      echeance: brouillon?.echeance ?? '',
      note: brouillon?.note ?? '',
      operation: brouillon?.operation ?? 'services',
      autoliquidation: brouillon?.autoliquidation ?? false,
      montant: montant === null ? '' : montant.replace('.', ',').replace(/,00$/, ''),
      montantEnPourcent: brouillon?.montantEnPourcent ?? false,
      motif: brouillon?.motif ?? '',
      lignes:
        lignes &&
        creditables.map(({ ligne }) => {
          const chosen = lignes.find((line) => line.ligne === ligne);
          return {
            quantite: chosen ? typedNumber(String(chosen.quantite)) : '',
            montant: chosen?.montant?.replace('.', ',') ?? '',
          };
        }),
    },
    updatedAt,
  };
}

const clientFields = [
  'genre',
  'nom',
  'contact',
  'rue',
  'codePostal',
  'ville',
  'pays',
  'siret',
  'tva',
  'email',
  'codeService',
  'referenceCommande',
] as const satisfies (keyof DraftValues)[];

/**
 * The draft for the service. A client that nobody chose nor changed is not sent: the draft goes on following the customer.
 */
export function toInput(values: DraftValues, invoice: Invoice) {
  const { nom, genre, contact, rue, codePostal, ville, pays, tva, email, codeService, referenceCommande } = values;
  const digits = values.siret.replace(/\s/g, '');
  const [siren, siret] = hasSiretDigits(digits) ? [sirenOf(digits), digits] : [digits, ''];
  const known = toRecord(invoice).values;
  const isFollowed =
    invoice.brouillon?.client === null && clientFields.every((field) => values[field] === known[field]);
  const client = {
    genre,
    nom,
    contact,
    siren,
    siret,
    tva,
    email,
    codeService,
    referenceCommande,
    adresse: { rue, codePostal, ville, pays },
  };
  return {
    client: isFollowed ? null : client,
    echeance: values.echeance === '' ? null : values.echeance,
    note: values.note,
    operation: values.operation,
    autoliquidation: values.autoliquidation,
    montant: values.montant.trim() === '' ? null : plainNumber(values.montant),
    montantEnPourcent: values.montantEnPourcent,
    motif: values.motif,
    lignes:
      values.lignes?.flatMap((line, index) => creditedLine(line, invoice.creditables[index]?.ligne ?? index)) ?? null,
  };
}

function creditedLine({ quantite, montant }: CreditedValues, ligne: number) {
  if (quantite.trim() === '' && montant.trim() === '') return [];
  return [
    {
      ligne,
      quantite: quantite.trim() === '' ? 1 : Number(plainNumber(quantite)),
      montant: montant.trim() === '' ? null : plainNumber(montant),
    },
  ];
}

/** The service's errors at the fields of the form: `client.adresse.rue` is `rue`, one of a line is of all lines. */
export function atFields(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => {
      if (path.startsWith('lignes')) return ['lignes', sentence];
      const field = path.replace(/^client\.(adresse\.)?/, '');
      return [field === 'siren' ? 'siret' : field, sentence];
    }),
  );
}
