import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FollowUp } from './follow-up.ts';
import { accountKeys, FollowedAccount } from './followed-account.tsx';

const page = (statut: FollowUp['statut'], livraisonMontage: boolean) => {
  const compte = { facture: '24.00', recu: '0.00', aPayer: '24.00', cautions: [], virement: null, ordre: 'Le Ponant' };
  const followUp = { statut, livraisonMontage, compte } as unknown as FollowUp;
  return renderToStaticMarkup(<FollowedAccount jeton="5-a" followUp={followUp} lastSeen={undefined} />).replaceAll(
    '\u00a0',
    ' ',
  );
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

it('marks what came in, and what became of a deposit, since the visit before', () => {
  const deposit = { moyen: 'cheque', montant: '400.00', retenu: '0.00', aRendre: '400.00', encaissee: false };
  const account = (recu: string, cautions: object[]) =>
    ({
      statut: 'confirmee',
      compte: { facture: '60.00', recu, aPayer: '0.00', cautions, virement: null, ordre: 'Le Ponant' },
    }) as unknown as FollowUp;
  const before = accountKeys(account('0.00', []));
  const marked = (followUp: FollowUp, lastSeen: readonly string[] | undefined) =>
    renderToStaticMarkup(<FollowedAccount jeton="5-a" followUp={followUp} lastSeen={lastSeen} />)
      .split('<dt')
      .filter((row) => row.includes('Nouveau')).length;
  expect(marked(account('0.00', []), before)).toBe(0);
  expect(marked(account('60.00', []), before)).toBe(1);
  expect(marked(account('60.00', [deposit]), before)).toBe(2);
  expect(marked(account('60.00', [deposit]), undefined)).toBe(0);
  const held = accountKeys(account('60.00', [deposit]));
  expect(marked(account('60.00', [deposit]), held)).toBe(0);
  expect(marked(account('60.00', [{ ...deposit, aRendre: '0.00' }]), held)).toBe(1);
});
