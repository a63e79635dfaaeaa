import type { Temporal } from 'temporal-polyfill';
import { CalendarFailure, type CalendarService, type CalendarTokens } from '../../../platform/calendars.ts';
import type { LinkKey } from '../queries/linked.ts';
import { unsealToken } from './tokens.ts';

/** A calendar that is open: whatever is done with its access token. */
export interface OpenLink {
  service: CalendarService;
  withToken: <T>(run: (access: string) => Promise<T>) => Promise<T>;
}

interface Sealed extends LinkKey {
  refreshToken: string;
  accessToken: string;
  accessUntil: Temporal.Instant;
}

const isExpired = (failure: unknown) => failure instanceof CalendarFailure && failure.kind === 'expired';

/**
 * Opens a calendar for as long as somebody works with it. An access token that has run out is renewed, once; `onRenewed`
 * keeps the new tokens.
 */
export const openLink = (
  link: Sealed,
  { service, secret, now }: { service: CalendarService; secret: string; now: Temporal.Instant },
  onRenewed: (tokens: CalendarTokens) => Promise<void>,
): OpenLink => {
  let access =
    link.accessUntil.epochMilliseconds > now.epochMilliseconds ? unsealToken(link, link.accessToken, secret) : null;
  let hasRenewed = false;

  const renewed = async () => {
    const refresh = unsealToken(link, link.refreshToken, secret);
    if (refresh === null) throw new CalendarFailure('revoked', 'The tokens were sealed with another SECRET_KEY.');
    const tokens = await service.renew(refresh);
    hasRenewed = true;
    access = tokens.access;
    await onRenewed(tokens);
    return tokens.access;
  };

  const withToken: OpenLink['withToken'] = async (run) => {
    try {
      return await run(access ?? (await renewed()));
    } catch (failure) {
      if (!isExpired(failure) || hasRenewed) throw failure;
      return run(await renewed());
    }
  };
  return { service, withToken };
};
