import { loadFrame } from '../../lib/service/load-frame.server.ts';

export const data = () => loadFrame();
