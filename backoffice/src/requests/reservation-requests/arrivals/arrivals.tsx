import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useReducer, useRef } from 'react';
import { useClient } from 'urql';
import { inOneTab } from '../../../lib/one-tab.ts';
import { useRights } from '../../../lib/rights.ts';
import { arrivalsSource } from './arrivals-source.ts';
import { watchRequests } from './watch-requests.ts';

/** A notification between tabs: ids of requests, or that the connection is back. */
type News = { arrived: number[] } | { seen: readonly number[] } | 'returned';

interface State {
  /** Requests that have arrived and were not seen yet. */
  ids: readonly number[];
  /** How many times a lost connection came back. */
  returns: number;
}

interface Arrivals extends State {
  see: (ids: readonly number[]) => void;
}

const ArrivalsContext = createContext<Arrivals | null>(null);
const channelName = 'barnum.arrivals';

/** Subscribes to new requests where the viewer may read them, in one of the browser's tabs for all of them. */
export function ArrivalsProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const isTold = useRights()('requests');
  const [state, notify] = useReducer(withNews, { ids: [], returns: 0 });
  const otherTabs = useRef<BroadcastChannel>();

  useEffect(() => {
    if (!isTold) return;
    const end = new AbortController();
    const channel = new BroadcastChannel(channelName);
    otherTabs.current = channel;
    channel.onmessage = (event: MessageEvent<News>) => notify(event.data);
    const publish = (news: News) => {
      notify(news);
      channel.postMessage(news);
    };
    const listener = { onArrivals: (arrived: number[]) => publish({ arrived }), onReturn: () => publish('returned') };
    void inOneTab(channelName, () => watchRequests(arrivalsSource(client), listener, end.signal), end.signal);
    return () => {
      end.abort();
      channel.close();
    };
  }, [client, isTold]);

  const see = useCallback((seen: readonly number[]) => {
    notify({ seen });
    otherTabs.current?.postMessage({ seen });
  }, []);
  const arrivals = useMemo(() => ({ ...state, see }), [state, see]);
  return <ArrivalsContext.Provider value={arrivals}>{children}</ArrivalsContext.Provider>;
}

/** The requests that have arrived and were not seen yet. */
export function useArrivals(): Arrivals {
  const arrivals = useContext(ArrivalsContext);
  if (!arrivals) throw new Error('useArrivals needs an ArrivalsProvider above it');
  return arrivals;
}

function withNews(state: State, news: News): State {
  if (news === 'returned') return { ...state, returns: state.returns + 1 };
  if ('arrived' in news) return { ...state, ids: [...new Set([...state.ids, ...news.arrived])] };
  const unseen = state.ids.filter((id) => !news.seen.includes(id));
  return unseen.length === state.ids.length ? state : { ...state, ids: unseen };
}
