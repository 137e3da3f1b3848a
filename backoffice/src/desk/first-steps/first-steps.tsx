import { paths } from '@barnum/rules/paths';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useRead } from '../../components/use-read.ts';
import styles from './first-steps.module.css';
import { firstSteps, firstStepsContext, firstStepsQuery, isNewShop } from './steps.ts';
import { useSkippedSteps } from './use-skipped-steps.ts';

const variables = {};

/**
 * Above the requests of a shop that is not ready to open: what is left of its first steps. Who signs in to a new shop
 * is led to them. Hidden once the necessary ones are done or skipped, or in a browser where it was dismissed.
 */
export function FirstSteps() {
  const { data } = useRead(firstStepsQuery, variables, firstStepsContext);
  const { state } = useLocation();
  const { skipped } = useSkippedSteps();
  const [isHidden, setIsHidden] = useState(() => window.localStorage.getItem(hiddenKey) !== null);
  if (data === undefined || isHidden) return null;
  if (isNewShop(data) && (state as { hasSignedIn?: true } | null)?.hasSignedIn) {
    return <Navigate to={paths.adminFirstSteps} replace />;
  }
  const left = firstSteps(data).filter((step) => !step.isDone && !step.isOptional && !skipped.includes(step.key));
  if (left.length === 0) return null;

  function hide() {
    window.localStorage.setItem(hiddenKey, '1');
    setIsHidden(true);
    document.getElementById('content')?.focus();
  }

  return (
    <section className={styles.card} aria-labelledby="first-steps">
      <div className={styles.head}>
        <div>
          <h2 className={styles.title} id="first-steps">
            Vos premiers pas
          </h2>
          <p className={styles.count}>
            {left.length === 1 ? 'Encore un' : `Encore ${left.length}`} avant d’ouvrir vos portes.{' '}
            <Link to={paths.adminFirstSteps}>Les reprendre</Link>
          </p>
        </div>
        <Button type="text" onClick={hide}>
          Masquer
        </Button>
      </div>
    </section>
  );
}

const hiddenKey = 'barnum.premiers-pas';
