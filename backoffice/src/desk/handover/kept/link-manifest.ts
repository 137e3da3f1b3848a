import { technicalPaths } from '@barnum/rules/paths';

/** Lets the browser offer to install the sheets, on their own screen alone; the returned function ends that. */
export function linkManifest(): () => void {
  const links = [
    { rel: 'manifest', href: technicalPaths.manifest },
    { rel: 'apple-touch-icon', href: '/feuilles-192.png' },
  ].map((attributes) => Object.assign(document.createElement('link'), attributes));
  document.head.append(...links);
  return () => {
    for (const link of links) link.remove();
  };
}
