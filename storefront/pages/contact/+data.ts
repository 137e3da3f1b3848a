import { loadFrame } from '../../lib/load-frame.server.ts';

export const data = () => loadFrame();
