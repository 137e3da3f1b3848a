import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useState } from 'react';

// Loaded long before it is visible, so that its buttons work at once.
const nearby = '800px';

/** The carousel library on a viewport, loaded when that comes near the screen; null until then. */
export function useCarousel(viewport: RefObject<HTMLElement>): EmblaCarouselType | null {
  const [carousel, setCarousel] = useState<EmblaCarouselType | null>(null);

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let started: EmblaCarouselType | undefined;
    let gone = false;

    async function start(root: HTMLElement) {
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (gone) return;
      started = EmblaCarousel(root, {
        align: 'start',
        containScroll: 'trimSnaps',
        slidesToScroll: 'auto',
        breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
      });
      setCarousel(started);
    }

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without it the row still scrolls.
        start(element).catch(() => {});
      },
      { rootMargin: nearby },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      started?.destroy();
    };
  }, [viewport]);

  return carousel;
}
