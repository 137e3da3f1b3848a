import '@barnum/rules/rich-text.css';
import styles from './rich-text.module.css';

/** A text of the editor, to be read. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the service on its way in
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
