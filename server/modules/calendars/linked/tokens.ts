import type { Temporal } from 'temporal-polyfill';
import type { CalendarTokens } from '../../../platform/calendars.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import type { LinkKey } from '../queries/linked.ts';

const sealing = ({ userId, provider }: LinkKey, secret: string) => ({
  secret,
  purpose: 'linked calendars',
  bound: `${userId} ${provider}`,
});

/** Used a little less long than they are good, so that none runs out on its way. */
const spareSeconds = 60;

/** The columns of a link that open the calendar; only this installation can read them, and only for this member. */
export const sealedTokens = (which: LinkKey, tokens: CalendarTokens, now: Temporal.Instant, secret: string) => ({
  refreshToken: seal(tokens.refresh, sealing(which, secret)),
  accessToken: seal(tokens.access, sealing(which, secret)),
  accessUntil: now.add({ seconds: Math.max(tokens.seconds - spareSeconds, 0) }),
});

/** Null when SECRET_KEY is another one since. */
export const unsealToken = (which: LinkKey, sealed: string, secret: string) => unseal(sealed, sealing(which, secret));
