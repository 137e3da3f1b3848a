import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './carousel.module.css';
import { ArrowLeft, ArrowRight } from './icons.tsx';
import { useCarousel } from './use-carousel.ts';

interface Props {
  /** Accessible name of the slides. */
  label: string;
  slides: readonly ReactElement[];
  size: 'small' | 'large';
}

/**
 * Slides that move by touch, buttons and keys, never by themselves.
 * Without JavaScript it is a row that scrolls.
 */
export function Carousel({ label, slides, size }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const carousel = useCarousel(viewport);
  const [ends, setEnds] = useState({ start: true, end: false });
  // Announced after a move only, not when the page opens.
  const [page, setPage] = useState('');

  useEffect(() => {
    if (!carousel) return;
    const update = () => setEnds({ start: !carousel.canScrollPrev(), end: !carousel.canScrollNext() });
    carousel.on('select', update).on('reInit', update);
    carousel.on('select', () => {
      setPage(`Page ${carousel.selectedScrollSnap() + 1} sur ${carousel.scrollSnapList().length}`);
    });
    update();
  }, [carousel]);

  function onKeyDown(event: KeyboardEvent) {
    const move = {
      ArrowLeft: () => carousel?.scrollPrev(),
      ArrowRight: () => carousel?.scrollNext(),
      Home: () => carousel?.scrollTo(0),
      End: () => carousel?.scrollTo(slides.length - 1),
    }[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  }

  return (
    <section className={styles.carousel} aria-label={label} aria-roledescription="carrousel">
      <div className={classNames(styles.controls, ends.start && ends.end && styles.whole)}>
        <p role="status" className="visually-hidden">
          {page}
        </p>
        <MoveButton name="Précédents" icon={<ArrowLeft />} spent={ends.start} onMove={() => carousel?.scrollPrev()} />
        <MoveButton name="Suivants" icon={<ArrowRight />} spent={ends.end} onMove={() => carousel?.scrollNext()} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={viewport}
        className={classNames(styles.viewport, carousel && styles.live)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        role="group"
        aria-label={`${label} : faites défiler avec les flèches`}
        onKeyDown={onKeyDown}
      >
        <ul className={classNames(styles.slides, styles[size])}>
          {slides.map((slide) => (
            <li key={slide.key} className={styles.slide}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** `aria-disabled` at the ends of the row: `disabled` would lose the focus. */
function MoveButton(props: { name: string; icon: ReactElement; spent: boolean; onMove: () => void }) {
  return (
    <button type="button" className={styles.button} aria-disabled={props.spent} onClick={props.onMove}>
      {props.icon}
      <span className="visually-hidden">{props.name}</span>
    </button>
  );
}
