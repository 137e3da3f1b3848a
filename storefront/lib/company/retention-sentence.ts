import { retention } from '@barnum/rules/limits';

/** How long a request is stored; `years` null when the service did not answer. */
export function retentionSentence(years: number | null): string {
  if (years === null) return 'Une demande est effacée d’elle-même quelque temps après notre dernier contact.';
  const time = years === 1 ? '1 an' : `${years} ans`;
  const after =
    years === retention.maxYears
      ? 'son arrivée'
      : 'notre dernier contact : son arrivée, le jour souhaité, un message, ou une autre de vos demandes';
  return `Une demande est effacée d’elle-même ${time} après ${after}.`;
}
