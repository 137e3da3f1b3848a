import { readOnce } from '../../platform/graphql/read-once.ts';
import { countPacksByBestAnswers } from './best-answers.domain.ts';

/** How many of each pack there are by the best answers. */
export const packsByBestAnswersOf = readOnce(({ db }) => countPacksByBestAnswers(db));
