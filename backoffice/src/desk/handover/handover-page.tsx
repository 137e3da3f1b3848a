import { handoverTitles } from '@barnum/rules/desk/handover/handover';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import type { ReactNode } from 'react';
import { BackLink } from '../../components/back-link.tsx';
import { Page } from '../../components/page.tsx';
import { DepartureClosing } from './departure-closing.tsx';
import { HandoverSheet } from './handover-sheet.tsx';
import { ReturnClosing } from './return-closing.tsx';

export interface HandoverProps {
  requestId: number;
  mouvement: Movement;
  /** Where it leads back to, and in which words. */
  back: { to: string; label: string; state?: unknown };
  onClosed: (sentence: string) => void;
  /** The marked pieces of the request; there is none where pieces are not marked. */
  pieces?: ReactNode;
}

/** The sheet as a page: on a phone, and for who only prepares. */
export function HandoverPage({ back, ...props }: HandoverProps) {
  return (
    <Page
      title={`${handoverTitles[props.mouvement]}, demande n°\u00a0${props.requestId}`}
      back={
        <BackLink to={back.to} state={back.state}>
          {back.label}
        </BackLink>
      }
    >
      <HandoverContent {...props} />
    </Page>
  );
}

/** The sheet with what closes it. */
export function HandoverContent({ requestId, mouvement, onClosed, pieces }: Omit<HandoverProps, 'back'>) {
  const Closing = mouvement === 'depart' ? DepartureClosing : ReturnClosing;
  return (
    <HandoverSheet key={`${requestId}.${mouvement}`} requestId={requestId} mouvement={mouvement} pieces={pieces}>
      {(state) => <Closing state={state} onClosed={onClosed} />}
    </HandoverSheet>
  );
}
