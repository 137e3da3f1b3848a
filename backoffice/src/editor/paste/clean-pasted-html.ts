/** HTML of the clipboard as the editor takes it in. */
export function cleanPastedHtml(html: string): string {
  return html;
}
