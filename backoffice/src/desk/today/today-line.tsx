import { paths } from '@barnum/rules/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOrigin } from '../../components/use-origin.ts';
import { WaitingLine } from '../../components/waiting-line.tsx';
import { fullName } from '../../lib/full-name.ts';
import { useRights } from '../../lib/rights.ts';
import styles from './today.module.css';

interface Props {
  request: { id: number; nom: string; prenom: string };
  /** When it waits for something, in a few words. */
  when: ReactNode;
  /** What it is about. */
  children: ReactNode;
  action: ReactNode;
}

/** A request that waits: its name opens it. */
export function TodayLine({ request, when, children, action }: Props) {
  const origin = useOrigin();
  const mayOpen = useRights()('requests');
  return (
    <WaitingLine
      who={
        <>
          {mayOpen ? (
            <Link to={paths.adminRequest(request.id)} state={origin}>
              {fullName(request)}
            </Link>
          ) : (
            <strong>{fullName(request)}</strong>
          )}
          <span className={styles.number}>n°&nbsp;{request.id}</span>
          {when}
        </>
      }
      action={action}
    >
      {children}
    </WaitingLine>
  );
}
