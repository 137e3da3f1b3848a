import { paths } from '../../paths.ts';
import { release } from '../../release.ts';

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

/** The screens of both apps in reports: routes with parameters, never addresses. */
export const screens: string[] = [...fixed, ...parametric.map(({ screen }) => screen), '*'];

/** What a browser reports of a failure: nothing that somebody typed or read, and no name. */
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

/** The report of `error`, which was thrown at the address `pathname`. */
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

/** The mutation that sends a report. */
export const reportFailureMutation =
  'mutation ReportFailure($report: FailureReport!) { reportFailure(report: $report) }';

/**
 * Calls `send` with the body of that mutation, once for each place in the scripts. Errors that none of our scripts
 * threw, such as those of a browser extension, are not reported.
 */
export function createFailureReporter(app: FailureReport['app'], send: (body: string) => void) {
  const reported = new Set<string>();
  return (error: unknown, pathname: string): void => {
    const report = failureReport(error, app, pathname);
    const key = `${report.name} ${report.place}`;
    if (report.place === null || reported.has(key)) return;
    reported.add(key);
    send(JSON.stringify({ query: reportFailureMutation, variables: { report } }));
  };
}
