import { paths } from './paths.ts';
import { release } from './release.ts';

const parametric = [
  paths.category(':slug'),
  paths.article(':slug'),
  paths.followUp(':jeton'),
  `${paths.adminArticles}/:id`,
  `${paths.adminArticles}/:id/edit`,
].map((screen) => ({
  screen,
  form: new RegExp(`^${screen.replace(':id', '\\d+').replace(/:\w+/, '[^/]+')}$`),
}));
const fixed = Object.values(paths).filter((path) => typeof path === 'string' && !path.includes('?')) as string[];

/** The screens of both apps as a report names them: with parameters in place of what an address may hold. */
export const screens: string[] = [...fixed, ...parametric.map(({ screen }) => screen), '*'];

/** What a browser may tell of a failure: nothing that somebody typed, read or was called by. */
export interface FailureReport {
  app: 'storefront' | 'backoffice';
  /** Class of the error. */
  name: string;
  /** Where in the built scripts it was thrown: `/assets/page-1a2b3c4d.js:1:2345`. */
  place: string | null;
  /** One of `screens`. */
  screen: string;
  release: string;
}

/** The report of `error`, which happened at the address `pathname`. */
export function failureReport(error: unknown, app: FailureReport['app'], pathname: string): FailureReport {
  const { name, stack } = Object(error) as { name?: unknown; stack?: unknown };
  return {
    app,
    name: typeof name === 'string' && errorName.test(name) ? name : 'Error',
    place: /\/assets\/[\w./-]{1,100}:\d{1,6}:\d{1,6}/.exec(String(stack))?.[0] ?? null,
    screen: screenOf(pathname),
    release,
  };
}

export const errorName = /^(?:[A-Z][A-Za-z]{0,30})?(?:Error|Exception)$/;
export const errorPlace = /^\/assets\/[\w./-]{1,100}:\d{1,6}:\d{1,6}$/;

function screenOf(pathname: string): string {
  if (fixed.includes(pathname)) return pathname;
  return parametric.find(({ form }) => form.test(pathname))?.screen ?? '*';
}

/** The call that tells the service. */
export const reportFailureMutation =
  'mutation ReportFailure($report: FailureReport!) { reportFailure(report: $report) }';

/**
 * Gives `send` the body of that call for an error: for each place once, and for none that no script of ours threw, such as
 * an extension of the browser.
 */
export function createFailureReporter(app: FailureReport['app'], send: (body: string) => void) {
  const told = new Set<string>();
  return (error: unknown, pathname: string): void => {
    const report = failureReport(error, app, pathname);
    const key = `${report.name} ${report.place}`;
    if (report.place === null || told.has(key)) return;
    told.add(key);
    send(JSON.stringify({ query: reportFailureMutation, variables: { report } }));
  };
}
