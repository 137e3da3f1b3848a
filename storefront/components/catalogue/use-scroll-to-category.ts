import { limits } from '@barnum/rules/limits';
import { useEffect } from 'react';

/** Pixels of difference that count as in place. */
const tolerance = 1;
/**
 * The section must be in place this many times, at this interval in milliseconds: cards above it may be laid out late.
 */
const looks = 4;
const lookDelay = 120;

/**
 * Scrolls to the category in the address (spec sections 2 and 9), shortly after the page has loaded. Late layout can
 * move the section: scrolling is repeated until it is in place, or the visitor scrolls.
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

/** Pixels between the section's position and its target, just below the sticky bars. */
function distance(section: HTMLElement): number {
  return section.getBoundingClientRect().top - limits.catalogueScrollOffset;
}
