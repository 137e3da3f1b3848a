import { Page } from '../../crud/page.tsx';

export function TestimonialsPage() {
  return <Page title="Gestion des Avis" />;
}
