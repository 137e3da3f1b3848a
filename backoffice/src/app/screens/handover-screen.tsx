import { paths } from '@barnum/rules/paths';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { RequestPiecesOnDemand } from '../../catalogue/pieces/request-pieces.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useMarking } from '../../components/use-marking.ts';
import { useWayToOrigin } from '../../components/use-origin.ts';
import { Waiting } from '../../components/waiting.tsx';
import { HandoverPage } from '../../desk/handover/handover-page.tsx';
import { HandoverWindow } from '../../desk/handover/handover-window.tsx';
import { useRights } from '../../lib/rights.ts';
import { useIsPhone } from '../../lib/use-is-phone.ts';

// Above which a window stands, where the screen is wide: a phone does not need it.
const RequestScreen = lazy(async () => ({ default: (await import('./request-screen.tsx')).RequestScreen }));

/** The sheet of a departure. */
export function DepartureScreen() {
  return <HandoverScreen mouvement="depart" />;
}

/** The sheet of a return. */
export function ReturnScreen() {
  return <HandoverScreen mouvement="retour" />;
}

/** The sheet of a departure or return: a window above its request, or a page on a phone and for who sees no requests. */
function HandoverScreen({ mouvement }: { mouvement: Movement }) {
  const { id: parameter = '' } = useParams();
  const requestId = /^[1-9]\d{0,8}$/.test(parameter) ? Number(parameter) : 0;
  const navigate = useNavigate();
  const toasts = useToasts();
  const isPhone = useIsPhone();
  const mayOpenRequest = useRights()('requests');
  const { search, state } = useLocation();
  const origin = useWayToOrigin();
  const isMarking = useMarking();
  const toRequest = { to: `${paths.adminRequest(requestId)}${search}`, label: 'Retour à la demande', state };
  const toSheets = { to: paths.adminSheets, label: 'Retour aux feuilles' };
  // Without network only the sheets open.
  const back = navigator.onLine
    ? (origin ?? (mayOpenRequest ? toRequest : { to: paths.adminToday, label: 'Retour à la journée' }))
    : toSheets;
  const sheet = {
    requestId,
    mouvement,
    ...(isMarking && { pieces: <RequestPiecesOnDemand requestId={requestId} mouvement={mouvement} /> }),
    onClosed: (sentence: string) => {
      toasts.success(sentence);
      void navigate(back.to, { state });
    },
  };
  if (isPhone || !mayOpenRequest) return <HandoverPage {...sheet} back={back} />;
  return (
    <Suspense fallback={<Waiting />}>
      <RequestScreen />
      <HandoverWindow {...sheet} onClose={() => void navigate(back.to, { state })} />
    </Suspense>
  );
}
