import { type CompanyInfo, companyValue } from '../../site/company-info/company-info.ts';
import { type DepositMeans, depositMeans, ledgerMeansLabels } from './ledger.ts';

const separator = ', ';

export const depositMeansForm = `Veuillez choisir parmi ${depositMeans.map((moyen) => `«\u00a0${ledgerMeansLabels[moyen]}\u00a0»`).join(separator)}`;

/** How the company takes a deposit, by its company information; empty where it does not say. */
export function acceptedDeposits(rows: readonly CompanyInfo[]): DepositMeans[] {
  return parseDepositMeans(companyValue(rows, 'Moyens de caution')) ?? [];
}

/** The means in a stored value, such as « Chèque, Espèces », in our order; null where it holds another word. */
export function parseDepositMeans(value: string): DepositMeans[] | null {
  const words = value.split(separator.trim()).map((word) => word.trim());
  const named = words.filter((word) => word !== '');
  const found = depositMeans.filter((moyen) => named.includes(ledgerMeansLabels[moyen]));
  return found.length === new Set(named).size ? found : null;
}

/** The same as it is stored. */
export function depositMeansText(chosen: readonly DepositMeans[]): string {
  return depositMeans
    .filter((moyen) => chosen.includes(moyen))
    .map((moyen) => ledgerMeansLabels[moyen])
    .join(separator);
}

/** « par chèque, par empreinte de carte ou en espèces », for visitors; empty for none. */
export function depositMeansInWords(chosen: readonly DepositMeans[]): string {
  const ways = chosen.map((moyen) => words[moyen]);
  const last = ways.pop() ?? '';
  return ways.length === 0 ? last : `${ways.join(', ')} ou ${last}`;
}

const words: Record<DepositMeans, string> = {
  cheque: 'par chèque',
  empreinte: 'par empreinte de carte',
  especes: 'en espèces',
  virement: 'par virement',
};
