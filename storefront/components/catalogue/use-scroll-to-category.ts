import { limits } from '@barnum/rules/limits';
import { useEffect } from 'react';

/** Pixels that the eye does not see. */
const tolerance = 1;
/** So often, and every so many milliseconds, the section has to be found in its place: cards above it may come in late. */
const looks = 4;
const lookDelay = 120;

/**
 * A moment after the page is there, scrolls to the category that its address names (spec sections 2 and 9). What is laid
 * out on the way can push it further: the scroll goes on until it is there, or the visitor scrolls.
 */
export function useScrollToCategory(slug: string | undefined): void {
  useEffect(() => {
    const section = slug && document.getElementById(slug);
    if (!section) return;
    const over = new AbortController();
    const { signal } = over;
    const stop = () => over.abort();
    const later = (call: () => void, delay: number) => {
      const timer = setTimeout(call, delay);
      signal.addEventListener('abort', () => clearTimeout(timer));
    };
    const look = (left: number) => {
      if (!isThere(section)) scrollTo(section);
      else if (left === 0) stop();
      else later(() => look(left - 1), lookDelay);
    };
    later(() => scrollTo(section), limits.catalogueScrollDelay);
    window.addEventListener('scrollend', () => look(looks), { signal });
    for (const byHand of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
      window.addEventListener(byHand, stop, { signal, passive: true });
    }
    return stop;
  }, [slug]);
}

function scrollTo(section: HTMLElement): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: distance(section), behavior: calm ? 'instant' : 'smooth' });
}

function isThere(section: HTMLElement): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const atTheEnd = scrollTop + clientHeight >= scrollHeight - tolerance;
  return atTheEnd || Math.abs(distance(section)) <= tolerance;
}

/** Pixels from where the section is to where it shall be: its top below the bars. */
function distance(section: HTMLElement): number {
  return section.getBoundingClientRect().top - limits.catalogueScrollOffset;
}
