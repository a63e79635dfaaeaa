import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import {
  type CalendarEntry,
  CalendarFailure,
  type CalendarService,
  type OutsideEvent,
} from '../../platform/calendars.ts';
import { type Answer, ask, failureOf, isMissing, need, readAs } from './http.ts';
import { type Client, emailIn, renewedBy, tokensFrom } from './oauth.ts';

/** Events of calendars that the member owns, and who they are; nothing else of the account. */
const calendarScope = 'https://www.googleapis.com/auth/calendar.events.owned';
const scopes = ['openid', 'email', calendarScope].join(' ');

const Moment = z.object({ dateTime: z.string().optional(), date: z.string().optional() });
const Event = z.object({
  id: z.string(),
  status: z.string().optional(),
  iCalUID: z.string().optional(),
  transparency: z.string().optional(),
  htmlLink: z.string().optional(),
  start: Moment.optional(),
  end: Moment.optional(),
  attendees: z.array(z.object({ self: z.boolean().optional(), responseStatus: z.string().optional() })).optional(),
});
type Event = z.infer<typeof Event>;
const Page = z.object({
  timeZone: z.string().optional(),
  items: z.array(Event).default([]),
  nextPageToken: z.string().optional(),
  nextSyncToken: z.string().optional(),
});
const Problem = z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })).default([]) }) });

const instantOf = ({ dateTime, date }: z.infer<typeof Moment>, zone: string) => {
  if (dateTime !== undefined) return Temporal.Instant.from(dateTime);
  return date === undefined ? null : Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant();
};

const hasDeclined = ({ attendees = [] }: Event) =>
  attendees.some(({ self, responseStatus }) => self === true && responseStatus === 'declined');

const outside = (event: Event, zone: string): OutsideEvent => {
  const start = event.start ? instantOf(event.start, zone) : null;
  const end = event.end ? instantOf(event.end, zone) : null;
  const isGone = event.status === 'cancelled' || start === null || end === null;
  return {
    id: event.id,
    uid: event.iCalUID ?? null,
    period: isGone ? null : { start, end },
    takesTime: event.transparency !== 'transparent' && !hasDeclined(event),
  };
};

const eventFor = ({ start, end, summary, description, location, url, key }: CalendarEntry) => ({
  summary,
  description,
  location,
  status: 'confirmed',
  start: { dateTime: start.toString() },
  end: { dateTime: end.toString() },
  source: { title: summary, url },
  extendedProperties: { private: { lantern: key } },
});

/** Google answers too many calls, and a permission that was not given, with 403 alike; the reason tells them apart. */
const failureIn = (answer: Answer) => {
  const reasons = Problem.safeParse(answer.body).data?.error.errors.map(({ reason }) => reason) ?? [];
  return answer.status === 403 && reasons.includes('insufficientPermissions')
    ? new CalendarFailure('not_permitted', 'The calendar answered 403.')
    : failureOf(answer);
};
const needed = (answer: Answer) => {
  if (!answer.ok) throw failureIn(answer);
  return answer;
};

/** Only when and whether; what people wrote in their calendar is not even fetched. */
const eventFields = 'id,iCalUID,status,transparency,start,end,attendees(self,responseStatus)';
const fields = `timeZone,nextPageToken,nextSyncToken,items(${eventFields})`;

const addressesOf = (base: string | undefined) => ({
  consent: `${base ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
  token: `${base ?? 'https://oauth2.googleapis.com'}/token`,
  revoke: `${base ?? 'https://oauth2.googleapis.com'}/revoke`,
  events: `${base ?? 'https://www.googleapis.com'}/calendar/v3/calendars/primary/events`,
});

type Addresses = ReturnType<typeof addressesOf>;

/** The member's permission. */
const permissionOf = (
  client: Client,
  to: Addresses,
): Pick<CalendarService, 'consentUrl' | 'link' | 'renew' | 'revoke'> => ({
  consentUrl: ({ state, challenge, redirectUri }) => {
    const address = new URL(to.consent);
    address.search = new URLSearchParams({
      client_id: client.id,
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: scopes,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      // Without these two there is no refresh token the second time.
      access_type: 'offline',
      prompt: 'consent',
    }).toString();
    return address.href;
  },
  link: async ({ code, verifier, redirectUri }) => {
    const form = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
    const granted = await tokensFrom(to.token, client, form);
    // Members can untick the calendar on Google's page and still agree to the rest.
    if (granted.refresh_token === undefined || !(granted.scope ?? '').split(' ').includes(calendarScope))
      throw new CalendarFailure('not_permitted', 'The calendar was not permitted.');
    return { ...renewedBy(granted, granted.refresh_token), email: emailIn(granted) };
  },
  renew: async (refreshToken) =>
    renewedBy(
      await tokensFrom(to.token, client, { grant_type: 'refresh_token', refresh_token: refreshToken }),
      refreshToken,
    ),
  revoke: async (refreshToken) => {
    const answer = await ask(to.revoke, { method: 'POST', form: { token: refreshToken } });
    // 400: it has ended already.
    if (answer.status !== 400) need(answer);
  },
});

/** Their calendar. */
const calendarAt = (to: Addresses): Pick<CalendarService, 'read' | 'find' | 'write' | 'remove'> => {
  const at = (id: string) => `${to.events}/${encodeURIComponent(id)}`;

  const readAll = async (access: string, query: Record<string, string>) => {
    const items: Event[] = [];
    let page: z.infer<typeof Page> | undefined;
    do {
      const more: Record<string, string> = page?.nextPageToken === undefined ? {} : { pageToken: page.nextPageToken };
      const search = new URLSearchParams({ ...query, ...more });
      page = readAs(Page, needed(await ask(`${to.events}?${search.toString()}`, { bearer: access })));
      items.push(...page.items);
    } while (page.nextPageToken !== undefined);
    return { ...page, items };
  };

  return {
    read: async (access, { since, from, until, zone }) => {
      const usual = { singleEvents: 'true', maxResults: '2500', maxAttendees: '1', fields };
      const window: Record<string, string> =
        since === null ? { timeMin: from.toString(), timeMax: until.toString() } : { syncToken: since };
      const { items, timeZone, nextSyncToken } = await readAll(access, { ...usual, ...window });
      if (nextSyncToken === undefined) throw new CalendarFailure('later', 'The calendar gave no sync token.');
      return {
        isWhole: since === null,
        events: items.map((event) => outside(event, timeZone ?? zone)),
        token: nextSyncToken,
      };
    },
    find: async (access, id, zone) => {
      const answer = await ask(`${at(id)}?fields=${encodeURIComponent(eventFields)}`, { bearer: access });
      if (isMissing(answer)) return null;
      const event = outside(readAs(Event, needed(answer)), zone);
      return event.period === null ? null : event;
    },
    write: async (access, entry, id) => {
      const json = eventFor(entry);
      const change = (known: string) => ask(at(known), { method: 'PUT', bearer: access, json });
      // The id is ours, so that a second try does not make a second event; a deleted event keeps its id and is revived.
      const make = () => ask(to.events, { method: 'POST', bearer: access, json: { ...json, id: entry.key } });
      const changed = id === null ? null : await change(id);
      const made = changed === null || isMissing(changed) ? await make() : changed;
      const answer = made.status === 409 ? await change(entry.key) : made;
      const { id: written, htmlLink } = readAs(Event, needed(answer));
      return { id: written, url: htmlLink ?? null };
    },
    remove: async (access, id) => {
      const answer = await ask(at(id), { method: 'DELETE', bearer: access });
      if (!isMissing(answer)) needed(answer);
    },
  };
};

/** Google Calendar v3. `url` replaces Google by another server that speaks the same. */
export const googleCalendar = ({ url, ...client }: Client & { url?: string | undefined }): CalendarService => {
  const to = addressesOf(url);
  return { ...permissionOf(client, to), ...calendarAt(to) };
};
