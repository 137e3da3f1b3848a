import { rentalTermsOf } from '@barnum/rules/money/rental-terms';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { emptyDraft } from '../../lib/request-draft/request-draft-state.ts';
import { DateChoice } from './date-choice.tsx';

vi.mock('../../lib/request-draft/request-draft.ts', () => ({
  useRequestDraft: () => ({ draft: { ...emptyDraft, date: '2035-11-03' }, update: () => {} }),
}));

it('says the days that a request would take, around closed ones', () => {
  const html = renderToStaticMarkup(
    <DateChoice closings={rentalTermsOf([{ nom: 'Jours fermés', valeur: 'le vendredi ; le lundi' }]).fermetures} />,
  );
  expect(html).toContain('4 jours : retrait samedi 3 novembre, retour mardi 6 novembre.'.replace(' :', '\u00a0:'));
});
