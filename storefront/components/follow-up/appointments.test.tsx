import { rentalTermsOf } from '@barnum/rules/prices/rental-terms';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Company } from '../../lib/company/company.ts';
import { noTerms } from '../../lib/page-data.ts';
import { VisitorDatesProvider } from '../visitor-dates/visitor-dates.tsx';
import { Appointments } from './appointments.tsx';
import type { FollowUp } from './follow-up.ts';

const [friday, sunday] = ['2035-06-15', '2035-06-17'];

function page(followUp: Partial<FollowUp>): string {
  const compte = { cautionARemettre: '0.00' };
  const deal = {
    statut: 'confirmee',
    debut: friday,
    fin: sunday,
    livraisonMontage: false,
    items: [],
    compte,
    ...followUp,
  };
  const company = { adresse: '12 rue du Port', telephone: '' } as Company;
  return renderToStaticMarkup(
    <VisitorDatesProvider terms={{ ...noTerms, ...rentalTermsOf([]) }}>
      <Appointments jeton="5-a" followUp={deal as unknown as FollowUp} moyensDeCaution="" company={company} />
    </VisitorDatesProvider>,
  ).replaceAll('\u00a0', ' ');
}

it('says of a closed day that it is, and that the hour will be agreed on', () => {
  const said = page({});
  expect(said).toContain('vendredi 15 juin, à partir de 14 h (ouvert de 9 h à 18 h)');
  expect(said).toContain(
    'dimanche 17 juin. Notre dépôt est fermé ce jour-là : nous conviendrons d’une heure avec vous.',
  );
  expect(said.match(/fermé/g)).toHaveLength(1);
});

it('says nothing of the place’s hours where the company delivers', () => {
  const said = page({ livraisonMontage: true, adresse: '4 rue des Ajoncs', creneau: null });
  expect(said).toContain('dimanche 17 juin');
  expect(said).not.toMatch(/fermé|ouvert|convenir/);
});
