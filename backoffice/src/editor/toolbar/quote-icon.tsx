/** Quotation marks in the style of antd's icons, which lack them. */
export function QuoteIcon() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" focusable="false">
      <path d="M2 9.5c0-3.2 1.5-5.6 4.2-6.7l.6 1.2C5.2 4.9 4.3 6 4.1 7.4c.2-.1.5-.1.7-.1 1.300 0 2.300 1 2.300 2.500S6.100 12.500 4.700 12.500C3.100 12.500 2 11.300 2 9.500zM9 9.500c0-3.200 1.500-5.600 4.200-6.700l.6 1.200c-1.600.9-2.500 2-2.700 3.400.2-.1.500-.1.700-.1 1.300 0 2.300 1 2.300 2.500s-1 2.700-2.400 2.700C10.100 12.500 9 11.300 9 9.500z" />
    </svg>
  );
}
