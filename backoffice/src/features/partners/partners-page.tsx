import { Page } from '../../crud/page.tsx';

export function PartnersPage() {
  return <Page title="Gestion des Partenaires" />;
}
