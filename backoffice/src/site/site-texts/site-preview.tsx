import { paths } from '@barnum/rules/paths';
import { type PreviewDraft, previewReady } from '@barnum/rules/site/site-texts/preview';
import { useEffect, useRef, useState } from 'react';
import { readConfig } from '../../lib/config.ts';
import styles from './site-preview.module.css';

const { origin } = new URL(readConfig().storefrontUrl);

/** The home page with texts that are not saved: the storefront's own page, which takes them as messages. */
export function SitePreview({ texts, group }: PreviewDraft) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    function receive({ origin: sender, source, data }: MessageEvent) {
      if (sender === origin && source === frame.current?.contentWindow && data === previewReady) setIsReady(true);
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    const draft: PreviewDraft = { texts, group };
    if (isReady) frame.current?.contentWindow?.postMessage(draft, origin);
  }, [isReady, texts, group]);

  return (
    <div className={styles.window}>
      <iframe
        ref={frame}
        className={styles.page}
        src={`${origin}${paths.preview}`}
        title="Aperçu du site"
        tabIndex={-1}
      />
    </div>
  );
}
