import type { CustomerKind } from '@barnum/rules/customers/customers';
import { customerKindLabels } from '@barnum/rules/customers/customers';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { spacedPhones } from '@barnum/rules/text/telephones';

interface Customer {
  kind: CustomerKind;
  ville: string;
  telephones: readonly string[];
  emails: readonly string[];
}

/** What distinguishes customers of the same name: « Collectivité · Vannes · 02 97 00 00 01 ». */
export function customerDetail({ kind, ville, telephones, emails }: Customer): string {
  return [customerKindLabels[kind], ville, spacedPhones(telephones[0] ?? '') || emails[0]].filter(Boolean).join(' · ');
}

/** The same of one that may be another: « … · dernier contact le 3 juin 2026 ». */
export function matchDetail({ customer, lastContact }: { customer: Customer; lastContact: string | null }): string {
  const contact = lastContact === null ? 'aucune demande' : `dernier contact le ${formatLongDate(lastContact)}`;
  return `${customerDetail(customer)} · ${contact}`;
}
