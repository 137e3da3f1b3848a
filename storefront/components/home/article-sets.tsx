import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import type { ArticleSet } from '../../lib/article-sets.ts';
import { SetCards } from '../article-sets/set-cards.tsx';
import { Section } from '../ui/section.tsx';

interface Props {
  texts: TextsOf<'articleSets'>;
  sets: readonly ArticleSet[];
}

/** The first sets; nothing in a shop that has none. */
export function ArticleSets({ texts, sets }: Props) {
  if (sets.length === 0) return null;
  return (
    <Section title={texts.setsTitle} lead={texts.setsLead} ground="sand" group="articleSets">
      <SetCards sets={sets} />
    </Section>
  );
}
