import { paths } from '@barnum/rules/paths';

/** The sheet of the departure or return of a request. */
export const handoverAddress = new RegExp(`^${paths.adminRequests}/\\d+/(depart|retour)$`);

/** Whether the screen at this address opens without network, from what this device keeps. */
export function opensWithoutNetwork(pathname: string): boolean {
  return pathname === paths.adminSheets || handoverAddress.test(pathname);
}
