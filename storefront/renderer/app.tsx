import '../styles/global.css';
import '../styles/print.css';
import type { PageContext } from 'vike/types';
import { Layout } from '../components/layout/layout.tsx';
import { OpensSoon } from '../components/layout/opens-soon.tsx';
import { ErrorBoundary } from '../components/ui/error-boundary.tsx';
import { waitsForOpening } from '../lib/opens-soon.ts';
import { noTerms, type PageData } from '../lib/page-data.ts';

// For an error page whose own data failed, too.
const company = {
  isKnown: false,
  name: '',
  logo: '',
  tagline: '',
  credits: '',
  denomination: '',
  adresse: '',
  email: '',
  telephone: '',
  horaires: [],
  schemaHours: null,
  facebook: '',
  instagram: '',
};
const noData: PageData = { company, face: { hasOwnIcon: false }, terms: noTerms, status: 500, unavailable: false };

/** The page inside its layout: the same tree on the server and in the browser. */
export function App({ pageContext }: { pageContext: Pick<PageContext, 'Page' | 'data' | 'urlPathname'> }) {
  const { Page, data = noData, urlPathname } = pageContext;
  const page = (
    <ErrorBoundary>
      <Page data={data} />
    </ErrorBoundary>
  );
  if (data.hasOwnLayout) return page;
  if (data.opensSoon && waitsForOpening(urlPathname)) return <OpensSoon company={data.company} />;
  return (
    <ErrorBoundary>
      <Layout page={data} path={urlPathname}>
        {page}
      </Layout>
    </ErrorBoundary>
  );
}
