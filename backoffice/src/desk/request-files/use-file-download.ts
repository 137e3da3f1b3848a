import { requestFileSentences } from '@barnum/rules/requests/reservation-requests/request-files';
import { useToasts } from '../../components/toasts.tsx';
import { download } from '../../lib/download.ts';

/** Saves a file of a request, whose address asks for the session's token. */
export function useFileDownload(token: string | null) {
  const toasts = useToasts();
  return async ({ nom, url }: { nom: string; url: string }): Promise<void> => {
    try {
      const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`The file was answered ${answer.status}`);
      download(nom, await answer.blob(), answer.headers.get('content-type') ?? '');
    } catch {
      toasts.error(requestFileSentences.downloadFailed);
    }
  };
}
