import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { unbroken } from '@barnum/rules/text/french';
import { Notice } from '../../components/ui/notice.tsx';
import { TextPage } from '../../components/ui/text-page.tsx';
import type { Data } from './+data.ts';
import styles from './site-map.module.css';

const fixedPages = [
  ['Accueil', paths.home],
  ['Catalogue', paths.catalogue],
  ['Réservation', paths.reservation],
  ['Contact', paths.contact],
  ['Conditions générales de vente', paths.cgv],
  ['Mentions légales', paths.legalNotice],
  ['Politique de confidentialité', paths.privacy],
] as const;

export function Page({ data: { groups } }: { data: Data }) {
  return (
    <TextPage title="Plan du site">
      <div className={styles.columns}>
        <section className={styles.group}>
          <h2 className={styles.title}>Les pages</h2>
          <ul className={styles.list}>
            {fixedPages.map(([label, href]) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
        {groups?.map(({ slug, nom, articles }) => (
          <section key={slug} className={styles.group}>
            <h2 className={styles.title}>
              <a href={paths.category(slug)}>{unbroken(nom)}</a>
            </h2>
            <ul className={styles.list}>
              {articles.map((article) => (
                <li key={article.slug}>
                  <a href={paths.article(article.slug)}>{unbroken(article.nom)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {!groups && <Notice tone="warning" title={sentences.articles.siteMapFailed} />}
    </TextPage>
  );
}
