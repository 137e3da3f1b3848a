import { useMarking } from '../../components/use-marking.ts';
import { RequestPiecesOnDemand } from '../../features/pieces/request-pieces.tsx';
import { PreparationPage } from '../../features/planning/preparation/preparation-page.tsx';

/** The preparation sheet, with the marked pieces of what leaves. */
export function PreparationScreen() {
  const isMarking = useMarking();
  return (
    <PreparationPage
      {...(isMarking && { pieces: (requestId: number) => <RequestPiecesOnDemand requestId={requestId} /> })}
    />
  );
}
