import { ArrowRightOutlined, CheckOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useRead } from '../../components/use-read.ts';
import styles from './first-steps.module.css';
import { firstSteps, firstStepsQuery, type Step } from './steps.ts';

const variables = {};

/** The first steps of a new shop; hidden once all are done, or in a browser where it was dismissed. */
export function FirstSteps() {
  const { data } = useRead(firstStepsQuery, variables);
  const [isHidden, setIsHidden] = useState(() => window.localStorage.getItem(hiddenKey) !== null);
  if (data === undefined || isHidden) return null;
  const steps = firstSteps(data);
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;

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
            {done === 0 ? 'Bienvenue ! Voici vos premiers pas' : 'Vos premiers pas'}
          </h2>
          <p className={styles.count}>
            {steps.length - done === 1 ? 'Encore un' : `Encore ${steps.length - done}`} avant d’ouvrir vos portes.
          </p>
        </div>
        <Button type="text" onClick={hide}>
          Masquer
        </Button>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <StepRow key={step.path} step={step} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

const hiddenKey = 'barnum.premiers-pas';

function StepRow({ step: { title, detail, path, isDone }, number }: { step: Step; number: number }) {
  return (
    <li className={isDone ? styles.done : styles.step}>
      <span className={styles.mark} aria-hidden>
        {isDone ? <CheckOutlined /> : number}
      </span>
      <div>
        <Link className={styles.link} to={path}>
          {title}
          {isDone ? (
            <span className="visually-hidden"> : fait</span>
          ) : (
            <ArrowRightOutlined className={styles.arrow} aria-hidden />
          )}
        </Link>
        {!isDone && <p className={styles.detail}>{detail}</p>}
      </div>
    </li>
  );
}
