import { refusals } from '../../../../contract/messages.ts';
import type { Draft } from '../../../../contract/pairings/schemas/matching/drafts.ts';

/** The server's reason why something cannot be done now, in words; null if it can. */
export const reasonOf = (code: Draft['why_not']['publish']) => (code === null ? null : refusals[code]);
