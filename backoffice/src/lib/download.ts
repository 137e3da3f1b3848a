/** Offers a file to the browser's downloads. */
export function download(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Offers a PDF that the service answered in base64. */
export function downloadPdf(name: string, pdf: string): void {
  downloadFile(name, pdf, 'application/pdf');
}

/** The same for a file of any type. */
export function downloadFile(name: string, content: string, type: string): void {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  download(name, bytes, type);
}
