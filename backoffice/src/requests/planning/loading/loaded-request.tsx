import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import type { RentalTerms } from '@barnum/rules/prices/rental-terms';
import { Button } from 'antd';
import { PhoneLinks } from '../../../components/phone-links.tsx';
import { fullName } from '../../../lib/full-name.ts';
import { HandoverPlace } from '../preparation/handover-place.tsx';
import type { PreparedArticle, PreparedRequest } from '../preparation/preparation.ts';
import { PreparedPieces } from '../preparation/prepared-pieces.tsx';
import type { Ticks } from '../preparation/use-ticks.ts';
import styles from './loaded-request.module.css';

interface Props {
  request: PreparedRequest;
  /** Its place in the order of loading, from 1. */
  place: number;
  of: number;
  terms: RentalTerms;
  articles: readonly PreparedArticle[];
  ticks: Ticks;
  onMove: (by: -1 | 1) => void;
  onLeave: () => void;
}

/** What is loaded of a request, with where it goes; it can be moved in the order, or left for another round. */
export function LoadedRequest({ request, place, of, terms, articles, ticks, onMove, onLeave }: Props) {
  const name = fullName(request);
  return (
    <li className={styles.request}>
      <div className={styles.head}>
        <h4 className={styles.name}>
          {place}. {name} <span className={styles.number}>n° {request.id}</span>
        </h4>
        <div className={styles.acts}>
          <Button
            icon={<ArrowUpOutlined aria-hidden />}
            aria-label={`Charger plus tôt : ${name}`}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          />
          <Button
            icon={<ArrowDownOutlined aria-hidden />}
            aria-label={`Charger plus tard : ${name}`}
            disabled={place === of}
            onClick={() => onMove(1)}
          />
          <Button aria-label={`Retirer du chargement : ${name}`} onClick={onLeave}>
            Retirer
          </Button>
        </div>
      </div>
      <div className={styles.where}>
        <HandoverPlace request={request} mouvement="depart" terms={terms} />
        {request.phone && <PhoneLinks className={styles.phone} field={request.phone} />}
      </div>
      <div className={styles.pieces}>
        <PreparedPieces request={request} mouvement="depart" articles={articles} ticks={ticks} />
      </div>
    </li>
  );
}
