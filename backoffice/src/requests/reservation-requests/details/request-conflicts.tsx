import { nameApart } from '@barnum/rules/catalogue/articles/articles';
import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Alert } from 'antd';
import { Link } from 'react-router-dom';
import { fullName } from '../../../lib/full-name.ts';
import type { ReadRequest } from '../requests.ts';

type Conflict = NonNullable<ReadRequest['reservationRequest']>['conflits'][number];

/** What lacks for this request and others, who is concerned and what is free instead; nothing where all is there. */
export function RequestConflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      style={{ marginBottom: '1rem' }}
      message={conflicts.length === 1 ? 'Il manque un article' : `Il manque ${conflicts.length}\u00a0articles`}
      description={
        <ul>
          {conflicts.map((conflict) => (
            <li key={conflict.articleId}>
              {unbroken(nameApart({ ...conflict, id: conflict.articleId }))} : il en manque{' '}
              {formatNumber(conflict.manque)}.
              <Concerned {...conflict} />
              <Instead {...conflict} />
            </li>
          ))}
        </ul>
      }
    />
  );
}

function Concerned({ demandes }: Conflict) {
  if (demandes.length === 0) return null;
  return (
    <>
      {' '}
      {demandes.length === 1 ? 'Est aussi concernée\u00a0: ' : 'Sont aussi concernées\u00a0: '}
      {demandes.map((request, index) => (
        <span key={request.id}>
          {index > 0 && ', '}
          <Link to={paths.adminRequest(request.id)}>{fullName(request)}</Link> (du {formatShortDay(request.debut)} au{' '}
          {formatShortDay(request.fin)})
        </span>
      ))}
      .
    </>
  );
}

function Instead({ libres }: Conflict) {
  if (libres.length === 0) return ' Rien d’autre de sa catégorie n’est libre.';
  return (
    <>
      {' Libre à la place\u00a0: '}
      {libres.map((article, index) => (
        <span key={article.id}>
          {index > 0 && ', '}
          <Link to={paths.adminArticle(article.id)}>{unbroken(nameApart(article))}</Link>
        </span>
      ))}
      .
    </>
  );
}
