import { byThePiece } from '@barnum/rules/catalogue/articles/quantities';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../../lib/request-draft/request-draft-state.ts';
import { restoreDraft } from './restore-draft.ts';

const articles = [{ id: 3, nom: 'Chaise', ...byThePiece, enRenfort: false, components: [] }];

describe('a stored draft', () => {
  const chair = { articleId: 3, quantite: 1 };
  const stored = { ...emptyDraft, step: 3 as const, nom: 'Le Goff', prenom: 'Anna', date: '2199-07-12', phone: '06' };

  it('opens no step ahead of the rules', () => {
    expect(restoreDraft(stored, articles, []).step).toBe(2);
    expect(restoreDraft({ ...stored, date: '2020-01-01' }, articles, [chair]).step).toBe(1);
    expect(restoreDraft(stored, articles, [chair]).step).toBe(3);
  });

  it('keeps its items while the catalogue cannot be read', () => {
    const items = [{ articleId: 99, quantite: 1 }];
    expect(restoreDraft({ ...stored, items }, null, [chair])).toEqual({ items, wishes: [], step: 3, notices: [] });
  });
});
