import { limits } from '@barnum/rules/limits';
import { useEffect } from 'react';

/** A moment after the page is there, scrolls to the category that its address names (spec sections 2 and 9). */
export function useScrollToCategory(slug: string | undefined): void {
  useEffect(() => {
    if (!slug) return;
    const timer = setTimeout(() => {
      const section = document.getElementById(slug);
      if (!section) return;
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      const top = section.getBoundingClientRect().top + window.scrollY - limits.catalogueScrollOffset;
      window.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
    }, limits.catalogueScrollDelay);
    return () => clearTimeout(timer);
  }, [slug]);
}
