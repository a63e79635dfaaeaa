import type { Temporal } from 'temporal-polyfill';

/** What opens a member's calendar. `seconds`: for how long the access token is good. */
export interface CalendarTokens {
  refresh: string;
  access: string;
  seconds: number;
}

export interface CalendarAccount extends CalendarTokens {
  /** The account's email, as the provider names it; empty when it does not say. */
  email: string;
}

/** The consent that the member is asked for, and what proves that the answer is to this very question. */
interface Consent {
  state: string;
  /** PKCE: the SHA-256 of the verifier, base64url. */
  challenge: string;
  redirectUri: string;
}

/** An event of a calendar, without anything that people wrote in it. */
export interface OutsideEvent {
  id: string;
  /** The iCalendar UID, by which a copy of one of our own files is known; null when the provider does not say. */
  uid: string | null;
  /** Null: it is deleted or cancelled. */
  period: { start: Temporal.Instant; end: Temporal.Instant } | null;
  /** Whether it takes the owner's time: not when it is shown as free, or declined. */
  takesTime: boolean;
}

export interface CalendarReading {
  /** Whether these are all events of the window, rather than the changes since the last reading. */
  isWhole: boolean;
  events: readonly OutsideEvent[];
  /** What the next reading begins from. */
  token: string;
}

/** A session as the provider's event. */
export interface CalendarEntry {
  /** Always the same for this session and member: writing it twice makes one event. Small letters a–v and digits. */
  key: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  summary: string;
  description: string;
  location: string;
  url: string;
}

/** Where the provider keeps the entry, and the address of its page there. */
export interface WrittenEntry {
  id: string;
  url: string | null;
}

/** A provider of calendars (server/adapters/calendars). Whatever it cannot do is a CalendarFailure. */
export interface CalendarService {
  consentUrl: (consent: Consent) => string;
  link: (answer: { code: string; verifier: string; redirectUri: string }) => Promise<CalendarAccount>;
  renew: (refreshToken: string) => Promise<CalendarTokens>;
  /** Ends the permission at the provider, where the provider has a call for that. */
  revoke: (refreshToken: string) => Promise<void>;
  /**
   * The events between `from` and `until`, each occurrence by itself; or, since a token, what changed in that window.
   * `zone` is where whole days begin when the calendar does not say.
   */
  read: (
    access: string,
    asked: { since: string | null; from: Temporal.Instant; until: Temporal.Instant; zone: string },
  ) => Promise<CalendarReading>;
  /** Null: there is no such event (any longer). */
  find: (access: string, id: string, zone: string) => Promise<OutsideEvent | null>;
  /** Creates the event, or changes the one with this id; one that was deleted meanwhile is made again. */
  write: (access: string, entry: CalendarEntry, id: string | null) => Promise<WrittenEntry>;
  /** Removing an event that does not exist succeeds. */
  remove: (access: string, id: string) => Promise<void>;
}

/**
 * Why a provider did not do it. `expired`: the access token; `revoked`: the member or the provider ended the
 * permission; `not_permitted`: the member did not give the permission for calendars; `sync_lost`: the calendar has to
 * be read as a whole again; `later`: it is worth trying again, after `retryAfter` seconds if the provider says so.
 */
export class CalendarFailure extends Error {
  constructor(
    readonly kind: 'expired' | 'revoked' | 'not_permitted' | 'sync_lost' | 'later',
    message: string,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}
