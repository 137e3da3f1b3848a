import type { ItemPrice } from '@barnum/rules/prices/price-request';
import { sentences } from '@barnum/rules/sentences';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ArticlePicker } from '../article-picker/article-picker.tsx';
import { ChosenArticles } from '../article-picker/chosen-articles.tsx';
import type { useArticleChoices } from '../article-picker/use-article-choices.ts';
import type { DraftedItem } from '../draft/draft-rental.ts';
import type { ReservationWizard } from '../draft/use-reservation-wizard.ts';
import { StepHeading } from './step-heading.tsx';

interface Props {
  wizard: ReservationWizard;
  choices: ReturnType<typeof useArticleChoices>;
  prices: readonly ItemPrice<DraftedItem>[];
  synonyms: string;
}

/** Step 2: what is chosen, then the catalogue to choose from. */
export function ArticlesStep({ wizard, choices: { catalogue, loading, reload }, prices, synonyms }: Props) {
  // A row stays where it is while one sees it: what is added below is listed above when the step opens again.
  const [listed] = useState(() => new Set(wizard.draft.items.map(({ articleId }) => articleId)));
  return (
    <>
      <StepHeading step={2}>
        {listed.size === 0 && 'Choisissez au moins un article et indiquez combien il vous en faut. '}
        Prix TTC, pour la durée indiquée.
      </StepHeading>
      {wizard.errors.items && <Notice tone="danger" title={wizard.errors.items} />}
      {catalogue ? (
        <>
          {listed.size > 0 && (
            <ChosenArticles wizard={wizard} articles={catalogue.articles} listed={listed} prices={prices} />
          )}
          <ArticlePicker wizard={wizard} catalogue={catalogue} listed={listed} synonyms={synonyms} />
        </>
      ) : (
        <Notice tone="danger" title={sentences.form.loadFailed}>
          <p>Ce que vous avez déjà choisi et saisi est conservé.</p>
          <Button onClick={() => !loading && reload()} aria-disabled={loading} aria-busy={loading}>
            {loading ? 'Chargement…' : 'Réessayer'}
          </Button>
        </Notice>
      )}
    </>
  );
}
