import { messages } from '@barnum/rules/messages';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ArticlePicker } from '../article-picker/article-picker.tsx';
import type { useArticleChoices } from '../article-picker/use-article-choices.ts';
import type { ReservationWizard } from '../wizard/use-reservation-wizard.ts';
import { StepHeading } from './step-heading.tsx';

interface Props {
  wizard: ReservationWizard;
  choices: ReturnType<typeof useArticleChoices>;
}

/** Step 2: the articles. */
export function ArticlesStep({ wizard, choices: { catalogue, loading, reload } }: Props) {
  return (
    <>
      <StepHeading step={2}>
        Choisissez au moins un article et indiquez combien il vous en faut. Prix TTC, pour la durée indiquée.
      </StepHeading>
      {wizard.errors.items && <Notice tone="danger" title={wizard.errors.items} />}
      {catalogue ? (
        <ArticlePicker wizard={wizard} catalogue={catalogue} />
      ) : (
        <Notice tone="danger" title={messages.form.loadFailed}>
          <p>Ce que vous avez déjà choisi et saisi est conservé.</p>
          <Button onClick={() => !loading && reload()} aria-disabled={loading} aria-busy={loading}>
            {loading ? 'Chargement…' : 'Réessayer'}
          </Button>
        </Notice>
      )}
    </>
  );
}
