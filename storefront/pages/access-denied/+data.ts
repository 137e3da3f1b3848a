import type { PageContextServer } from 'vike/types';
import { loadLayout } from '../../lib/service/load-layout.server.ts';

export const data = (pageContext: PageContextServer) => loadLayout(pageContext);
