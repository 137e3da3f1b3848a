import { paths } from '@barnum/rules/paths';
import { type PreviewDraft, previewReady, readPreviewChoice } from '@barnum/rules/site/site-texts/preview';
import type { SiteTextGroup, SiteTextKey } from '@barnum/rules/site/site-texts/site-texts';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { readConfig } from '../../lib/config.ts';
import styles from './site-preview.module.css';

const { origin } = new URL(readConfig().storefrontUrl);

/** The pages that can be shown, each by the group of texts that it begins with. */
const pages = [
  { label: 'Accueil', first: 'hero' },
  { label: 'Fiche d’un article', first: 'article' },
  { label: 'Contact', first: 'contact' },
] as const;

interface Props extends PreviewDraft {
  onShow: (group: SiteTextGroup) => void;
  onChoose: (key: SiteTextKey) => void;
}

/**
 * The site with texts that are not saved: the storefront's own page, which takes them as messages, and answers with the
 * text or picture that was chosen on it.
 */
export function SitePreview({ texts, group, edited, onShow, onChoose }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const shown = pages.find(({ first }) => first === group) ?? pages[0];

  useEffect(() => {
    function receive({ origin: sender, source, data }: MessageEvent) {
      if (sender !== origin || source !== frame.current?.contentWindow) return;
      if (data === previewReady) setIsReady(true);
      const chosen = readPreviewChoice(data);
      if (chosen) onChoose(chosen);
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [onChoose]);

  useEffect(() => {
    const draft: PreviewDraft = { texts, group, edited };
    if (isReady) frame.current?.contentWindow?.postMessage(draft, origin);
  }, [isReady, texts, group, edited]);

  return (
    <div className={styles.preview}>
      <fieldset className={styles.pages} aria-label="Page montrée">
        {pages.map((page) => (
          <Button key={page.first} aria-pressed={page === shown} onClick={() => onShow(page.first)}>
            {page.label}
          </Button>
        ))}
        <Button onClick={() => onChoose('mainColour')}>Changer les couleurs</Button>
      </fieldset>
      <div className={styles.window}>
        <iframe ref={frame} className={styles.page} src={`${origin}${paths.preview}`} title="Aperçu du site" />
      </div>
    </div>
  );
}
