import type { PageContextServer } from 'vike/types';
import { loadFrame } from '../../lib/service/load-frame.server.ts';

export const data = (pageContext: PageContextServer) => loadFrame(pageContext);
