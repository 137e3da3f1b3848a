import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FollowUp } from './follow-up.ts';
import { FollowedAccount } from './followed-account.tsx';

const page = (statut: FollowUp['statut'], livraisonMontage: boolean) => {
  const compte = { facture: '24.00', recu: '0.00', aPayer: '24.00', cautions: [], virement: null, ordre: 'Le Ponant' };
  const followUp = { statut, livraisonMontage, compte } as unknown as FollowUp;
  return renderToStaticMarkup(<FollowedAccount jeton="5-a" followUp={followUp} />).replaceAll('\u00a0', ' ');
};

it('says how much of it can be paid in cash, and when', () => {
  expect(page('confirmee', false)).toMatch(/En espèces \(1\s000 € au plus\) ou par chèque, au retrait\./);
  expect(page('confirmee', true)).toContain('ou par chèque, à la livraison.');
  expect(page('sortie', false)).toContain('ou par chèque, au retour.');
  expect(page('sortie', true)).toContain('ou par chèque, à la reprise.');
  for (const statut of ['rendue', 'annulee', 'refusee'] as const) {
    expect(page(statut, false)).toContain('Par chèque à l’ordre de Le Ponant.');
    expect(page(statut, false)).not.toContain('En espèces');
  }
});
