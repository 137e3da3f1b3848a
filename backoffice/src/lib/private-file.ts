/**
 * The content of a file that only who has the session's token may read.
 * @throws Error where it cannot be read
 */
export async function readPrivateFile(url: string): Promise<Blob> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${localStorage.getItem('token')}` } });
  if (!answer.ok) throw new Error(`The file was answered ${answer.status}`);
  return answer.blob();
}

/** A picture as an address that the page's policy lets it show. */
export function pictureAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
