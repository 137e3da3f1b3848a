import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { paths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { unbroken } from '@barnum/rules/text/french';
import { Link } from 'react-router-dom';

interface ListedPrice {
  aPartirDu: string;
  prix: string;
  grilleId: number;
  grilleNom: string;
}

/** What price lists say of an article, now or one day, other than its own price; nothing where they say none. */
export function ListedPrices({ own, prices }: { own: string; prices: readonly ListedPrice[] }) {
  const today = todayInParis();
  const current = prices.findLast(({ aPartirDu }) => aPartirDu <= today);
  const told = prices.filter((one) => one === current || one.aPartirDu > today);
  return told
    .filter(({ prix }) => Number(prix) !== Number(own))
    .map(({ aPartirDu, prix, grilleId, grilleNom }) => (
      <p key={grilleId}>
        {`${formatPrice(prix)} ${aPartirDu > today ? 'à partir du' : 'depuis le'} ${formatLongDate(aPartirDu)}, selon la grille\u00a0`}
        <Link to={paths.adminPriceList(grilleId)}>{unbroken(grilleNom)}</Link>.
      </p>
    ));
}
