import { type CompanyInfo, type CompanyInfoName, companyValue } from '../site/company-info/company-info.ts';
import { fieldsAt, type PrintedField } from '../text/printed-fields.ts';
import type { QuotedLine, QuotedRequest } from './quote-amounts.ts';

/** Of the company information, what a quote prints. */
const printedNames = [
  'Dénomination',
  'Forme juridique',
  'Capital',
  'Siège',
  'RCS',
  'TVA',
  'Téléphone',
  'Email',
  'adresse',
] as const satisfies CompanyInfoName[];

/** What people typed of all that a quote says, and where; `conditions` are the CGV in force, null without any. */
export function quoteFields({ company, request, referenceCommande, conditions }: Printed): PrintedField[] {
  const inRequest = fieldsAt('la demande');
  const ofCompany = fieldsAt('paramètres, onglet Entreprise');
  const { client } = request;
  return [
    ...printedNames.map((nom) =>
      ofCompany(`Le champ «\u00a0${nom}\u00a0» de votre entreprise`, companyValue(company, nom)),
    ),
    inRequest('Le nom du client', `${request.prenom} ${request.nom}`),
    inRequest('L’e-mail ou le téléphone du client', `${request.email ?? ''} ${request.phone ?? ''}`),
    inRequest('L’adresse de livraison', request.adresse ?? ''),
    ...(client
      ? [
          fieldsAt('fiche du client')('Le nom ou l’adresse du client', [client.nom, ...client.adresse].join(' ')),
          fieldsAt('fiche du client')('Le code service du client', client.codeService ?? ''),
        ]
      : []),
    fieldsAt('devis de la demande')('Le numéro de commande du client', referenceCommande),
    ...request.items.flatMap((line, index) =>
      lineTexts(line).map(([what, text]) => inRequest(`${what} ${index + 1}`, text)),
    ),
    inRequest('Le motif de la remise', request.motifRemise ?? ''),
    fieldsAt('paramètres, onglet CGV')('Le texte de vos conditions générales', conditions?.text ?? ''),
  ];
}

interface Printed {
  company: readonly CompanyInfo[];
  request: QuotedRequest;
  /** The client's order number; empty without one. */
  referenceCommande: string;
  conditions: { text: string } | null;
}

function lineTexts({ nom, motifRemise, nomLot, contenu }: QuotedLine) {
  return [
    ['La désignation de la ligne', [nom, nomLot ?? '', ...(contenu ?? [])].join(' ')],
    ['Le motif de remise de la ligne', motifRemise ?? ''],
  ] as const;
}
