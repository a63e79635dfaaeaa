import { sessionEnded } from '../../platform/live.ts';
import type { Change } from '../../platform/work.ts';
import { forgetAskedAddresses } from './store/addresses.ts';
import { endBrowsers, endSessionsOf } from './store/sessions.ts';
import { hashToken } from './tokens.ts';

type Ending = Pick<Change, 'tx' | 'refresh'>;

/**
 * Ends every credential of the browser that presents one of these (A47), and the event streams of its pages. Being
 * signed out already is not an error.
 */
export const signOut = async ({ tx, refresh }: Ending, shown: readonly string[]) => {
  const people = await endBrowsers(tx, shown.map(hashToken));
  if (people.length > 0) refresh({ people, keys: [sessionEnded] });
};

/**
 * Signs a person out of every browser. Another address that was asked for and not confirmed yet goes as well: whoever
 * asked may be the one who is to be kept out, and its link would get them back in (M39).
 */
export const signOutEverywhere = async ({ tx, refresh }: Ending, userId: number) => {
  await endSessionsOf(tx, userId);
  await forgetAskedAddresses(tx, userId);
  refresh({ people: [userId], keys: [sessionEnded] });
};
