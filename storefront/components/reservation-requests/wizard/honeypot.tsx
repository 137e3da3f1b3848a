import { forwardRef } from 'react';

/** A field for programs that fill in whatever they find. People neither see, reach nor hear it, and browsers know no value for it. */
export const Honeypot = forwardRef<HTMLInputElement>(function Honeypot(_props, ref) {
  return (
    <label className="visually-hidden" aria-hidden="true">
      Laissez ce champ vide
      <input ref={ref} name="siteWeb" tabIndex={-1} autoComplete="off" />
    </label>
  );
});
