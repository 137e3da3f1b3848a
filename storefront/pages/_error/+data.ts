import { lastPage } from '../../lib/service/load-page.server.ts';

/** The layout as the shop's last answer has it: the page asks for nothing, as that may be what has failed. */
export function data() {
  return { ...lastPage(), status: 500 };
}
