import { useEffect, useState } from 'react';

/** Slug of the category on the screen: the last one whose top has scrolled under the chips. */
export function useVisibleCategory(slugs: readonly string[]): string | undefined {
  const [visible, setVisible] = useState<string>();
  const key = slugs.join(' ');

  useEffect(() => {
    const sections = key.split(' ').flatMap((slug) => document.getElementById(slug) ?? []);
    const update = () => {
      const line = window.innerHeight / 3;
      setVisible(sections.findLast((section) => section.getBoundingClientRect().top <= line)?.id ?? sections[0]?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: '-33.4% 0px -66.5% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [key]);

  return visible;
}
