import { addDays } from '@barnum/rules/dates/days';
import { priceRequest, type RentedItem } from '@barnum/rules/prices/price-request';
import { noPricingTerms, type PricingTerms } from '@barnum/rules/prices/pricing-terms';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seedArticle } from '../../../../../prisma/seed/catalogue/articles.ts';
import { seedCategory } from '../../../../../prisma/seed/catalogue/categories.ts';
import { onOneDatabase, type TestService } from '../../../test/support/service.ts';
import { deleteArticle, updateArticle } from '../../catalogue/articles/articles.domain.ts';
import { deleteCategory } from '../../catalogue/categories/categories.domain.ts';
import { readPricing, updatePricing } from '../pricing/pricing.domain.ts';

const date = '2035-07-05';
const vat = { isFranchise: false, taux: null };
const auteur = 'admin@barnum.example';
const line = `id nature articleId categorieId nom quantite prix unite montantCaution coutMontage coefficient remise
  remiseEnPourcent motifRemise tauxTva`;
const record = 'mutation ($input: ReservationRequestInput!) { recordReservationRequest(input: $input) { id } }';
const save = `mutation ($id: Int!, $input: ReservationRequestInput!) {
  updateReservationRequest(id: $id, input: $input) { id }
}`;
/** What screens make a price of. */
const read = `query ($id: Int!) {
  reservationRequest(id: $id) {
    debut fin joursOfferts supplementParJour remise remiseEnPourcent cautionFixee livraisonMontage
    tarifs {
      durees { unite jours coefficient } saisons { nom du au categorieIds pourcent }
      caution { par paliers { jusqua montant } }
    }
    items { ${line} }
  }
}`;

const amount = fc.integer({ min: 0, max: 50_000 }).map((cents) => (cents / 100).toFixed(2));
const article = fc.record({
  nom: fc.constantFrom('Tente', 'Chaise', 'Nappe'),
  prix: amount,
  unite: fc.constantFrom('unitaire' as const, 'journee' as const, 'weekend' as const),
  montantCaution: amount,
  coutMontage: amount,
  tauxTva: fc.constantFrom(null, '20.00', '5.50'),
});
const terms = fc.record({
  durees: fc.constantFrom<PricingTerms['durees']>([], [{ unite: 'weekend', jours: 7, coefficient: 1.5 }]),
  pourcent: fc.integer({ min: 1, max: 40 }),
  isForCategory: fc.boolean(),
  par: fc.constantFrom('piece' as const, 'ligne' as const, 'commande' as const),
  montant: amount,
});
type TermsOfWorld = typeof terms extends fc.Arbitrary<infer Terms> ? Terms : never;
const company = fc.record({
  'Supplément par jour (%)': fc.constantFrom('10', '50'),
  'Taux de TVA (%)': fc.constantFrom('20', '5,5'),
  'Régime de TVA': fc.constantFrom('Normal', 'Franchise'),
});
const deal = fc.record({
  quantite: fc.integer({ min: 1, max: 9 }),
  days: fc.integer({ min: 0, max: 9 }),
  remise: fc.constantFrom(null, '10'),
  coefficient: fc.constantFrom(null, '1.5'),
  livraisonMontage: fc.boolean(),
});

onOneDatabase('the price of an old request', (service) => {
  it('never moves, whatever becomes of articles, categories, terms and rates, and when it is saved as it is', async () => {
    const token = await service.signIn('administrator');
    const call = async (query: string, variables: object) => {
      const { data, errors } = await service.graphql(query, { ...variables }, token);
      expect(errors).toEqual([]);
      return data;
    };
    const property = fc.asyncProperty(
      fc.array(fc.tuple(article, terms, company), { minLength: 2, maxLength: 3 }),
      deal,
      fc.boolean(),
      async (worlds, { days, ...agreed }, isDeleted) => {
        const { id: categorieId } = await seedCategory(service.db, { nom: `Famille ${Math.random()}` });
        const { id: articleId } = await seedArticle(service.db, { categorieId });
        const become = async ([asArticle, asTerms, asCompany]: (typeof worlds)[number]) => {
          await updateArticle(service.db, articleId, asArticle);
          await setTerms(service, asTerms, categorieId);
          await setCompany(service, asCompany);
        };
        const [first, ...later] = worlds;
        if (first) await become(first);
        const { livraisonMontage, ...ofLine } = agreed;
        const whole = { date, dateRetrait: date, dateRetour: addDays(date, days), livraisonMontage };
        const who = { nom: 'Le Goff', prenom: 'Maëlle', phone: '06 39 98 01 12', adresse: '56000 Vannes' };
        const items = [
          { articleId, ...ofLine, remiseEnPourcent: true, motifRemise: 'fidélité' },
          { nature: 'libre', nom: 'Estrade', prix: '80', montantCaution: '30', quantite: 2 },
          ...(livraisonMontage ? [{ nature: 'livraison', prix: '35', quantite: 1 }] : []),
        ];
        const input = { ...who, ...whole, remise: '1', motifRemise: 'geste' };
        const { id } = (await call(record, { input: { ...input, items } })).recordReservationRequest;
        const figures = async () => {
          const { reservationRequest: request } = await call(read, { id });
          const { items: _lines, ...price } = priceRequest({ ...request, period: request, vat });
          const lines: Line[] = request.items;
          return { ...request, price, items: lines.map(({ id: _id, articleId: _article, ...kept }) => kept) };
        };
        const before = await figures();

        for (const world of later) await become(world);
        expect(await figures()).toEqual(before);
        if (isDeleted) {
          await deleteArticle(service.db, service.storage, articleId);
          await deleteCategory(service.db, service.storage, categorieId);
          expect(await figures()).toEqual(before);
        }
        const lines: Line[] = (await call(read, { id })).reservationRequest.items;
        const same = lines.map(({ id: lineId, articleId: of, nature, nom, quantite, prix }) => ({
          id: lineId,
          nature,
          quantite,
          prix,
          ...(of === null ? { nom } : { articleId: of }),
        }));
        await call(save, { id, input: { ...input, items: same } });
        expect(await figures()).toEqual(before);
      },
    );
    await fc.assert(property, { numRuns: 5 });
  });
});

interface Line extends RentedItem {
  id: number;
  articleId: number | null;
  nom: string;
}

async function setTerms(
  { db }: TestService,
  { durees, pourcent, isForCategory, par, montant }: TermsOfWorld,
  categorieId: number,
): Promise<void> {
  const categorieIds = isForCategory ? [categorieId] : [];
  const saisons = [{ nom: 'Été', du: '2035-07-01', au: '2035-07-31', categorieIds, pourcent }];
  const zones = [{ nom: 'Vannes', communes: ['56000'], prix: montant, minimum: null, offerteDes: null }];
  const caution = { par, paliers: [{ jusqua: null, montant }] };
  const { versionId } = await readPricing(db);
  await updatePricing(db, { ...noPricingTerms, durees, saisons, zones, caution }, { seen: versionId, auteur });
}

async function setCompany({ db }: TestService, rows: Record<string, string>): Promise<void> {
  for (const [nom, valeur] of Object.entries(rows)) {
    await db.companyInfo.upsert({ where: { nom }, create: { nom, valeur }, update: { valeur } });
  }
}
