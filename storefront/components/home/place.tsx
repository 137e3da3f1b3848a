import { formatPrice } from '@barnum/rules/prices/amounts';
import type { PricingTerms } from '@barnum/rules/prices/pricing-terms';
import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import { withA } from '@barnum/rules/text/french';
import type { Company } from '../../lib/company/company.ts';
import { parsePostalAddress } from '../../lib/company/postal-address.ts';
import { Container } from '../ui/container.tsx';
import styles from './place.module.css';
import { PlaceMap } from './place-map.tsx';

/** The terms of price that concern a delivery. */
export type DeliveryTerms = Pick<PricingTerms, 'zones' | 'prixParKilometre'>;

interface Props {
  texts: TextsOf<'place'>;
  company: Pick<Company, 'adresse'>;
  delivery: DeliveryTerms;
}

/** Where the company delivers and for how much, with its depot. Nothing where none of that is known. */
export function Place({ texts, company, delivery: { zones, prixParKilometre } }: Props) {
  const town = parsePostalAddress(company.adresse)?.town.split('\n')[0] ?? null;
  if (zones.length === 0 && prixParKilometre === null && town === null) return null;
  const elsewhere = prixParKilometre === null ? 'sur devis' : `${formatPrice(prixParKilometre)} par kilomètre`;
  return (
    <section className={styles.place} data-texts="place">
      <PlaceMap zones={zones} town={town} />
      <Container className={styles.content}>
        <div className={styles.words}>
          <h2 className={styles.title}>{texts.placeTitle}</h2>
          {texts.placeLead && <p className={styles.lead}>{texts.placeLead}</p>}
          <dl className={styles.prices}>
            {town !== null && <Price name={`Retrait au dépôt, ${withA(town)}`} price="offert" />}
            {zones.map(({ nom, prix, minimum, offerteDes }) => (
              <Price
                key={nom}
                name={nom}
                price={Number(prix) === 0 ? 'offerte' : formatPrice(prix)}
                note={[
                  minimum !== null && Number(minimum) > 0 && `à partir de ${formatPrice(minimum)} de location`,
                  offerteDes !== null && `offerte dès ${formatPrice(offerteDes)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              />
            ))}
            <Price name={zones.length > 0 ? 'Ailleurs' : 'Livraison'} price={elsewhere} />
          </dl>
          {(zones.length > 0 || prixParKilometre !== null) && (
            <p className={styles.note}>Livraison et reprise comprises.</p>
          )}
        </div>
      </Container>
    </section>
  );
}

function Price({ name, price, note }: { name: string; price: string; note?: string }) {
  return (
    <div className={styles.price}>
      <dt>{name}</dt>
      <dd>
        <strong>{price}</strong>
        {note && <span className={styles.condition}>{note}</span>}
      </dd>
    </div>
  );
}
