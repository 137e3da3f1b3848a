import { RequestPiecesOnDemand } from '../../catalogue/pieces/request-pieces.tsx';
import { useMarking } from '../../components/use-marking.ts';
import { PreparationPage } from '../../requests/planning/preparation/preparation-page.tsx';

/** The preparation sheet, with the marked pieces of what leaves. */
export function PreparationScreen() {
  const isMarking = useMarking();
  return (
    <PreparationPage
      {...(isMarking && { pieces: (requestId: number) => <RequestPiecesOnDemand requestId={requestId} /> })}
    />
  );
}
