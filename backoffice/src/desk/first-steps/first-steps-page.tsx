import { ArrowRightOutlined, CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { LayoutChoice } from '../../components/list/layout-choice.tsx';
import { useListLayout } from '../../components/list/use-list-layout.ts';
import { Page } from '../../components/page.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './first-steps.module.css';
import { LawMeter } from './law-meter.tsx';
import { ProposedCategories } from './proposed-categories.tsx';
import { firstSteps, firstStepsContext, firstStepsQuery, type Step } from './steps.ts';
import { useSkippedSteps } from './use-skipped-steps.ts';

const variables = {};

/**
 * The steps from an empty shop to one that can open, each ticks itself off and can be skipped; `head` is what is asked first,
 * `example` stands below them.
 */
export function FirstStepsPage({ head, example }: { head: ReactNode; example: ReactNode }) {
  const reading = useRead(firstStepsQuery, variables, firstStepsContext);
  const { skipped, skip, resume } = useSkippedSteps();
  const shop = reading.data;

  return (
    <Page title="Premiers pas">
      {!shop && reading.hasFailed && (
        <QueryFailure failure="Les premiers pas n’ont pas pu être chargés" reading={reading} />
      )}
      {!shop && !reading.hasFailed && (
        <CardSkeletons sentence="Chargement des premiers pas…" height={146} className={styles.waiting} />
      )}
      {shop && (
        <>
          <p className={styles.intro}>
            De la boutique vide à la vôtre : quelques étapes courtes, dans l’ordre que vous voulez. Chacune se coche
            d’elle-même, et peut se passer.
          </p>
          {head}
          <LawMeter shop={shop} />
          <RequestsLayout />
          <ol className={styles.steps}>
            {firstSteps(shop).map((step, index) => {
              const isSkipped = !step.isDone && skipped.includes(step.key);
              return (
                <StepRow
                  key={step.key}
                  step={step}
                  number={index + 1}
                  isSkipped={isSkipped}
                  onSkip={() => (isSkipped ? resume(step.key) : skip(step.key))}
                >
                  {step.key === 'categories' && <ProposedCategories />}
                </StepRow>
              );
            })}
          </ol>
          {example}
        </>
      )}
    </Page>
  );
}

/** Asks how the list of requests is to look, which its own screen changes later. */
function RequestsLayout() {
  const { layout, choose } = useListLayout();
  return (
    <section className={styles.layout} aria-labelledby="affichage">
      <div>
        <h2 id="affichage" className={styles.question}>
          Comment voulez-vous lire vos demandes ?
        </h2>
        <p className={styles.detail}>
          Les cartes montrent chacune en entier ; les lignes en montrent beaucoup à la fois, avec leurs montants. Ce
          choix vaut pour vous, sur cet appareil.
        </p>
      </div>
      <LayoutChoice layout={layout} onChoose={choose} />
    </section>
  );
}

interface Props {
  step: Step;
  number: number;
  isSkipped: boolean;
  onSkip: () => void;
  children: ReactNode;
}

function StepRow({ step: { title, detail, path, isDone, isOptional }, number, isSkipped, onSkip, children }: Props) {
  const isOpen = !isDone && !isSkipped;
  return (
    <li className={isOpen ? styles.step : styles.done}>
      <span className={isDone ? styles.ticked : styles.mark} aria-hidden>
        {isDone ? <CheckOutlined /> : number}
      </span>
      <div>
        <Link className={styles.link} to={path}>
          {title}
          {isDone && <span className="visually-hidden"> : fait</span>}
          {isSkipped && ' : passé'}
          {isOpen && <ArrowRightOutlined className={styles.arrow} aria-hidden />}
        </Link>
        {isOpen && (
          <>
            <p className={styles.detail}>
              {detail}
              {isOptional && ' Facultatif.'}
            </p>
            {children}
          </>
        )}
      </div>
      {!isDone && (
        <Button type="text" onClick={onSkip} aria-label={`${isSkipped ? 'Reprendre' : 'Passer'}\u00a0: ${title}`}>
          {isSkipped ? 'Reprendre' : 'Passer'}
        </Button>
      )}
    </li>
  );
}
