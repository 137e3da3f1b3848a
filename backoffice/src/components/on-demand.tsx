import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Loading } from './loading.tsx';

interface Props {
  isOpen: boolean;
  /** Renders the window, made by `lazy`. */
  children: (isOpen: boolean) => ReactNode;
}

/**
 * A window whose code is loaded when it is first opened. It is there closed, then opens, as others do: so it knows what
 * had the focus, and gives it back.
 */
export function OnDemand({ isOpen, children }: Props) {
  const [wasOpened, setWasOpened] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    wasOpened && (
      <Suspense fallback={<Loading />}>
        {children(isOpen && isLoaded)}
        <Loaded onLoaded={() => setIsLoaded(true)} />
      </Suspense>
    )
  );
}

function Loaded({ onLoaded }: { onLoaded: () => void }) {
  useEffect(onLoaded);
  return null;
}
