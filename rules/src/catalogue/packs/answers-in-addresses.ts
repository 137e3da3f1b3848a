import type { PackAnswer, PackWish } from './packs.ts';

/** The chosen articles of a wish in an address, those that answer a choice with it: `45`, `45@1~3ANappes`. */
export function writtenAnswers({ choix, reponses }: PackWish): string[] {
  return [...(reponses ?? []).map(writtenAnswer), ...(choix ?? []).map(String)];
}

/** An answer as a form sends it, too: without what separates answers from one another. */
export function writtenAnswer({ choix, article }: PackAnswer): string {
  return `${article}@${encodeURIComponent(choix).replaceAll('~', '%7E').replaceAll('%', '~')}`;
}

/** What was written; anything else is left out. */
export function readAnswers(written: readonly string[]): { choix: number[]; reponses: PackAnswer[] } {
  const choix: number[] = [];
  const reponses: PackAnswer[] = [];
  for (const one of written) {
    const [, id, choice] = /^([1-9]\d{0,8})(?:@(.+))?$/.exec(one) ?? [];
    if (id === undefined) continue;
    if (choice === undefined) choix.push(Number(id));
    else if (decoded(choice) !== null) reponses.push({ choix: decoded(choice) ?? '', article: Number(id) });
  }
  return { choix, reponses };
}

function decoded(choice: string): string | null {
  try {
    return decodeURIComponent(choice.replaceAll('~', '%'));
  } catch {
    return null;
  }
}
