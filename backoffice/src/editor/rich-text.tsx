import { moveHeadings } from '@barnum/rules/text/headings';
import '@barnum/rules/text/rich-text.css';
import styles from './rich-text.module.css';

/** A rich text, read-only, under a heading of level 3. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the service
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: moveHeadings(html, 4) }} />;
}
