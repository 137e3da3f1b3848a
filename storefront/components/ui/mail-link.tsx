/** The address, which breaks before its « @ » where a line is too short for it. */
export function MailLink({ address }: { address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}
      {host.length > 0 && (
        <>
          <wbr />
          {`@${host.join('@')}`}
        </>
      )}
    </a>
  );
}
