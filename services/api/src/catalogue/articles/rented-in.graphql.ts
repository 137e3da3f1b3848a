import { readOnce } from '../../platform/graphql/read-once.ts';
import { listRentedIn } from '../stock/read-stock.domain.ts';

/** The articles of which there are more than usual on some days to come. */
export const rentedInOf = readOnce(({ db }) => listRentedIn(db));
