import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { searchOfPage } from './page-number.ts';
import styles from './pager.module.css';

interface Props {
  page: number;
  lastPage: number;
  onTurn: () => void;
}

/** Links to the previous and next page; nothing when there is only one page. */
export function Pager({ page, lastPage, onTurn }: Props) {
  const [parameters] = useSearchParams();
  if (lastPage === 1) return null;

  function turn(to: number, rel: 'prev' | 'next', label: ReactNode) {
    if (to < 1 || to > lastPage) return <span className={styles.end}>{label}</span>;
    return (
      <Link className={styles.link} rel={rel} to={{ search: searchOfPage(parameters, to) }} onClick={onTurn}>
        {label}
      </Link>
    );
  }

  const previous = (
    <>
      <LeftOutlined aria-hidden /> Précédente
    </>
  );
  const next = (
    <>
      Suivante <RightOutlined aria-hidden />
    </>
  );
  return (
    <nav className={styles.pager} aria-label="Pages de la liste">
      {turn(page - 1, 'prev', previous)}
      <span aria-current="page">
        Page {page} sur {lastPage}
      </span>
      {turn(page + 1, 'next', next)}
    </nav>
  );
}
