import { createHash, randomBytes } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { CalendarProvider, LinkOutcome } from '../../../../contract/calendars/values.ts';
import { type CalendarAccount, CalendarFailure } from '../../../platform/calendars.ts';
import { seal, unseal } from '../../../platform/seal.ts';
import type { CalendarPorts } from './ports.ts';

/** The browser keeps this between our page and the provider's answer. */
export const consentCookie = 'calendar_consent';
export const consentSeconds = 600;

const keyBytes = 32;
const newKey = () => randomBytes(keyBytes).toString('base64url');
const redirectUriOf = (provider: CalendarProvider, { BASE_URL }: CalendarPorts['settings']) =>
  `${BASE_URL}/users/auth/${provider}/callback`;

const sealing = (userId: number, provider: CalendarProvider, secret: string) => ({
  secret,
  purpose: 'calendar consent',
  bound: `${userId} ${provider}`,
});

/**
 * CAL-03: where the member is asked, and what their browser keeps meanwhile: the state and the verifier (PKCE), sealed
 * for this member. So an answer that somebody else began links nothing.
 */
export const beginConsent = (
  { userId, provider, now }: { userId: number; provider: CalendarProvider; now: Temporal.Instant },
  { calendars, settings }: CalendarPorts,
) => {
  const service = calendars[provider];
  if (service === null) return null;
  const [state, verifier] = [newKey(), newKey()];
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return {
    location: service.consentUrl({ state, challenge, redirectUri: redirectUriOf(provider, settings) }),
    kept: seal([state, verifier, now.toString()].join(' '), sealing(userId, provider, settings.SECRET_KEY)),
  };
};

interface Answer {
  code?: string | undefined;
  state?: string | undefined;
  error?: string | undefined;
}

export interface Consented {
  outcome: LinkOutcome;
  /** Null unless the member agreed and the provider gave the tokens. */
  account: CalendarAccount | null;
  /** When the member was asked. */
  askedAt: Temporal.Instant | null;
}

/** What the browser kept; null when it kept nothing of ours, or another member's. */
const begunIn = (kept: string | undefined, how: ReturnType<typeof sealing>) => {
  const [state, verifier, askedAt] = unseal(kept ?? '', how)?.split(' ') ?? [];
  return state && verifier && askedAt ? { state, verifier, askedAt } : null;
};

/** Fetches the tokens, outside any transaction. What goes wrong is told on the page: nobody wants to read a refusal. */
export const finishConsent = async (
  {
    userId,
    provider,
    answer,
    kept,
  }: { userId: number; provider: CalendarProvider; answer: Answer; kept: string | undefined },
  { calendars, settings }: CalendarPorts,
): Promise<Consented> => {
  const ended = (outcome: LinkOutcome): Consented => ({ outcome, account: null, askedAt: null });
  const service = calendars[provider];
  if (service === null) return ended('not_set_up');
  const begun = begunIn(kept, sealing(userId, provider, settings.SECRET_KEY));
  if (begun === null || begun.state !== answer.state) return ended('expired');
  if (!answer.code) return ended(answer.error === 'access_denied' ? 'denied' : 'failed');
  try {
    const redirectUri = redirectUriOf(provider, settings);
    const account = await service.link({ code: answer.code, verifier: begun.verifier, redirectUri });
    return { outcome: 'linked', account, askedAt: Temporal.Instant.from(begun.askedAt) };
  } catch (failure) {
    const isDenied = failure instanceof CalendarFailure && failure.kind === 'not_permitted';
    return ended(isDenied ? 'not_permitted' : 'failed');
  }
};
