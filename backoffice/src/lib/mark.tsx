/** The mark of the house: a marquee with its scalloped edge and a pennant, in the text's colour. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 64 56" aria-hidden="true" focusable="false">
      <path d="M31.2 1h1.6v12h-1.6z" fill="currentColor" />
      <path d="M32.8 1.4c3.4-1 5.4 1.4 9.6.2-1.2 2-1.2 4 .2 6-4.2 1-6-1.4-9.8-.4z" fill="var(--buoy)" />
      <path
        d="M32 11.500C28.4 20.5 16 27.2 4 29.600V34a4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0 4 4 0 0 0 8 0v-4.400C48 27.2 35.6 20.5 32 11.500z"
        fill="currentColor"
      />
      <path d="M7 39.500h2.400V55H7zM54.6 39.500H57V55h-2.400z" fill="currentColor" />
    </svg>
  );
}
