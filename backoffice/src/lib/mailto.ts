/** The address that opens a message in the administrator's own messagerie. */
export function mailtoOf({ recipient, subject, text }: { recipient: string; subject: string; text: string }): string {
  const words = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  return `mailto:${encodeURIComponent(recipient)}?${words}`;
}
