import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './carousel.module.css';
import { ArrowLeft, ArrowRight } from './icons.tsx';

interface Props {
  /** What the slides are, for those who hear the page. */
  label: string;
  slides: readonly ReactElement[];
  size: 'small' | 'large';
}

/**
 * Slides that move by finger, buttons and arrow keys, never by themselves.
 * Until the script runs it is a row that scrolls.
 */
export function Carousel({ label, slides, size }: Props) {
  const [viewport, carousel] = useEmblaCarousel({
    align: 'start',
    containScroll: 'trimSnaps',
    slidesToScroll: 'auto',
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    if (!carousel) return;
    const update = () => setEnds({ start: !carousel.canScrollPrev(), end: !carousel.canScrollNext() });
    carousel.on('select', update).on('reInit', update);
    update();
  }, [carousel]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowLeft') carousel?.scrollPrev();
    if (event.key === 'ArrowRight') carousel?.scrollNext();
  }

  return (
    <section className={styles.carousel} aria-label={label} aria-roledescription="carrousel">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={viewport}
        className={classNames(styles.viewport, carousel && styles.live)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        role="group"
        aria-label={`${label} : faites défiler avec les flèches`}
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
      <div className={styles.buttons} hidden={ends.start && ends.end}>
        <button type="button" className={styles.button} disabled={ends.start} onClick={() => carousel?.scrollPrev()}>
          <ArrowLeft />
          <span className="visually-hidden">Précédents</span>
        </button>
        <button type="button" className={styles.button} disabled={ends.end} onClick={() => carousel?.scrollNext()}>
          <ArrowRight />
          <span className="visually-hidden">Suivants</span>
        </button>
      </div>
    </section>
  );
}
