/** Tells the service of what fails outside of React. */
export function watchFailures(): void {
  window.addEventListener('error', ({ error }) => tellFailure(error));
  window.addEventListener('unhandledrejection', ({ reason }) => tellFailure(reason));
}

/** Tells the service that something failed, and nothing of what was typed or shown. Its code comes when it is needed. */
export function tellFailure(error: unknown): void {
  import('./tell-service.ts')
    .then(({ tellService }) => tellService(error, window.location.pathname))
    .catch(() => undefined);
}
