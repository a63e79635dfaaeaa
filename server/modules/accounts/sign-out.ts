import type { Change } from '../../platform/work.ts';
import { endBrowsers } from './store/sessions.ts';
import { hashToken } from './tokens.ts';

/** Ends every credential of the browser that shows one of these (A47). To be signed out already is no mistake. */
export const signOut = ({ tx }: Change, shown: readonly string[]) => endBrowsers(tx, shown.map(hashToken));
