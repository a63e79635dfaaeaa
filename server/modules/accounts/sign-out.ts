import type { Change } from '../../platform/work.ts';
import { endBrowsers } from './store/sessions.ts';
import { hashToken } from './tokens.ts';

/** Ends every credential of the browser that presents one of these (A47). Being signed out already is not an error. */
export const signOut = ({ tx }: Change, shown: readonly string[]) => endBrowsers(tx, shown.map(hashToken));
