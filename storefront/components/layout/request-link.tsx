import { paths } from '@barnum/rules/paths';
import type { MouseEvent } from 'react';
import { useRequestDraft } from '../../lib/request-draft/request-draft.ts';
import { requestLinkId, showDrawer } from '../../lib/request-drawer.ts';
import { Basket } from '../ui/icons.tsx';
import styles from './header.module.css';

/** « Ma demande (n) » opens the list beside the page; on the request's own page, and without JavaScript, it is a link. */
export function RequestLink({ isCurrent }: { isCurrent: boolean }) {
  const count = useRequestDraft().items.length;

  function open(event: MouseEvent) {
    if (isCurrent || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    showDrawer('list');
  }

  return (
    <a id={requestLinkId} href={paths.reservation} className={styles.request} onClick={open}>
      <Basket className={styles.icon} />
      <span>
        Ma demande <span className={styles.count}>({count})</span>
      </span>
      <span className="visually-hidden">{count > 1 ? ' articles choisis' : ' article choisi'}</span>
    </a>
  );
}
