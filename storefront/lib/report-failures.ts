/** Reports errors thrown outside of React. */
export function reportUncaughtFailures(): void {
  window.addEventListener('error', ({ error }) => reportFailure(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportFailure(reason));
}

/** Reports an error to the service, without anything that was typed or shown. Its code is loaded at the first error. */
export function reportFailure(error: unknown): void {
  import('./send-failure-report.ts')
    .then(({ sendFailureReport }) => sendFailureReport(error, window.location.pathname))
    .catch(() => undefined);
}
