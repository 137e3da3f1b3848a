import { createElement } from 'react';

export const metadata = { title: 'Barnum' };

/** @param {{ children: import('react').ReactNode }} props */
export default function Layout({ children }) {
  return createElement('html', { lang: 'fr' }, children);
}
