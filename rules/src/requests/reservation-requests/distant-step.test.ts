import { expect, it } from 'vitest';
import { distantStepQuestion } from './distant-step.ts';

const confirmed = { statut: 'confirmee', debut: '2027-01-15', fin: '2027-01-18' } as const;
const out = { ...confirmed, statut: 'sortie' } as const;

it('asks before a departure or a return is marked far from its day', () => {
  expect(distantStepQuestion(confirmed, 'sortie', '2027-01-13')).toBe('Le départ est prévu le 15 janvier.');
  expect(distantStepQuestion(confirmed, 'sortie', '2026-11-23')).toContain('le 15 janvier 2027');
  expect(distantStepQuestion(out, 'rendue', '2027-01-26')).toBe('Le retour était prévu le 18 janvier.');
});

it('asks nothing around that day, nor of another step', () => {
  for (const day of ['2027-01-14', '2027-01-15', '2027-01-22']) {
    expect(distantStepQuestion(confirmed, 'sortie', day)).toBe(null);
  }
  expect(distantStepQuestion(out, 'confirmee', '2026-11-23')).toBe(null);
  expect(distantStepQuestion({ ...out, statut: 'rendue' }, 'sortie', '2026-11-23')).toBe(null);
  expect(distantStepQuestion(confirmed, 'annulee', '2026-11-23')).toBe(null);
});
