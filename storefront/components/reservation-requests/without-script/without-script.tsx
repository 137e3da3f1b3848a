import type { Company } from '../../../lib/company/company.ts';
import type { ShopTerms } from '../../../lib/page-data.ts';
import type { DraftItem, DraftWish } from '../../../lib/request-draft/request-draft-state.ts';
import { Notice } from '../../ui/notice.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import type { ArticleChoices } from '../draft/article-choices.ts';
import { SelectedArticles } from './selected-articles.tsx';

interface Props {
  company: Company;
  catalogue: ArticleChoices | null;
  /** What the address names, as the catalogue allows it, and what it does not allow. */
  selected: { items: readonly DraftItem[]; wishes: readonly DraftWish[]; notices: readonly string[] };
  terms: ShopTerms;
}

/**
 * The page without JavaScript: the list that the address names can be read and changed; it cannot be sent, but a call
 * or an e-mail can.
 */
export function WithoutScript({ company: { telephone, email }, catalogue, selected, terms }: Props) {
  const { items, wishes, notices } = selected;
  const list = catalogue !== null && items.length > 0 && (
    <SelectedArticles articles={catalogue.articles} items={items} wishes={wishes} terms={terms} email={email} />
  );
  return (
    <>
      <Notice tone="warning" title="Ce formulaire a besoin de JavaScript.">
        <p>
          Activez-le dans votre navigateur, ou dites-nous la date, les articles et le lieu{' '}
          {telephone && (
            <>
              par téléphone au <PhoneLink number={telephone} />
            </>
          )}
          {telephone && email && ' ou '}
          {email && (
            <>
              par e-mail à <a href={`mailto:${email}`}>{email}</a>
            </>
          )}
          {!telephone && !email && 'en passant nous voir'}.
        </p>
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </Notice>
      {list}
    </>
  );
}
