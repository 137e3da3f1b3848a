import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmationPanel } from './confirmation-panel.tsx';

const sent = {
  id: 5,
  followUpPath: '/suivi/5-a',
  prenom: 'Anne',
  date: '2027-06-12',
  dateRetrait: '',
  dateRetour: '',
  phone: '06 39 98 01 12',
  email: '',
  items: [],
  accuseParEmail: false,
};

it('says what is delivered in words of a delivery', () => {
  const collected = renderToStaticMarkup(<ConfirmationPanel {...sent} livraisonMontage={false} />);
  const delivered = renderToStaticMarkup(<ConfirmationPanel {...sent} livraisonMontage />);
  expect(collected).toMatch(/retrait vendredi 11 .*retour lundi 14/);
  expect(delivered).toMatch(/livraison vendredi 11.*reprise lundi 14/);
  expect(delivered).not.toContain('retrait');
});
