import { forwardRef } from 'react';

/**
 * A hidden field that only spam programs fill in. It is out of reach of the eye, the keyboard, screen readers and
 * autofill.
 */
export const Honeypot = forwardRef<HTMLInputElement>(function Honeypot(_props, ref) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input ref={ref} name="siteWeb" tabIndex={-1} autoComplete="off" />
    </div>
  );
});
