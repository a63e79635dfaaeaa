import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import {
  type CalendarEntry,
  CalendarFailure,
  type CalendarService,
  type OutsideEvent,
} from '../../platform/calendars.ts';
import { type Answer, ask, failureOf, isMissing, readAs } from './http.ts';
import { type Client, emailIn, renewedBy, tokensFrom } from './oauth.ts';

const calendarScope = 'Calendars.ReadWrite';
const scopes = ['openid', 'profile', 'email', 'offline_access', calendarScope].join(' ');

const Moment = z.object({ dateTime: z.string() });
const Event = z.object({
  id: z.string(),
  '@removed': z.object({}).optional(),
  type: z.string().optional(),
  seriesMasterId: z.string().nullish(),
  iCalUId: z.string().nullish(),
  showAs: z.string().optional(),
  isCancelled: z.boolean().optional(),
  isAllDay: z.boolean().optional(),
  responseStatus: z.object({ response: z.string().optional() }).nullish(),
  start: Moment.optional(),
  end: Moment.optional(),
  webLink: z.string().nullish(),
});
type Event = z.infer<typeof Event>;
const Page = z.object({
  value: z.array(Event),
  '@odata.nextLink': z.string().optional(),
  '@odata.deltaLink': z.string().optional(),
});
const Problem = z.object({ error: z.object({ code: z.string() }) });
const Found = z.object({ value: z.array(z.object({ id: z.string() })) });

/** By this property our own events are found, whatever became of the answer that named their id. */
const ownProperty = 'String {7f0b5e0c-3d59-4a5e-9a3c-5d1c1a6b7e42} Name LanternSession';

/** Times are asked for in UTC; a whole day is written as its date, and is one in the owner's zone. */
const instantOf = ({ dateTime }: z.infer<typeof Moment>, zone: string | null) =>
  zone === null
    ? Temporal.Instant.from(`${dateTime}Z`)
    : Temporal.PlainDateTime.from(dateTime).toPlainDate().toZonedDateTime(zone).toInstant();

const free = ['free', 'workingElsewhere'];

const outside = (event: Event, zone: string): OutsideEvent => {
  const { start, end, isAllDay, isCancelled, showAs, responseStatus } = event;
  const dayIn = isAllDay === true ? zone : null;
  const isGone = event['@removed'] !== undefined || isCancelled === true || start === undefined || end === undefined;
  return {
    id: event.id,
    uid: event.iCalUId ?? null,
    period: isGone ? null : { start: instantOf(start, dayIn), end: instantOf(end, dayIn) },
    takesTime: !free.includes(showAs ?? 'busy') && responseStatus?.response !== 'declined',
  };
};

/** Occurrences are answered with their times only; everything else is said by the series that is answered with them. */
const withSeries = (events: readonly Event[]) => {
  const series = new Map(events.filter(({ type }) => type === 'seriesMaster').map((one) => [one.id, one]));
  return events
    .filter(({ type }) => type !== 'seriesMaster')
    .map((event): Event => ({ ...series.get(event.seriesMasterId ?? ''), ...event }));
};

const momentOf = (instant: Temporal.Instant) => ({ dateTime: instant.toString().replace(/Z$/, ''), timeZone: 'UTC' });

const eventFor = ({ start, end, summary, description, location, key }: CalendarEntry) => ({
  subject: summary,
  body: { contentType: 'text', content: description },
  location: { displayName: location },
  start: momentOf(start),
  end: momentOf(end),
  showAs: 'busy',
  singleValueExtendedProperties: [{ id: ownProperty, value: key }],
});

const lostTokens = ['syncStateNotFound', 'resyncRequired'];

const failureIn = (answer: Answer) => {
  const code = Problem.safeParse(answer.body).data?.error.code ?? '';
  if (lostTokens.some((one) => one.toLowerCase() === code.toLowerCase()))
    return new CalendarFailure('sync_lost', `The calendar answered ${answer.status}.`);
  return answer.status === 403 ? new CalendarFailure('not_permitted', 'The calendar answered 403.') : failureOf(answer);
};
const needed = (answer: Answer) => {
  if (!answer.ok) throw failureIn(answer);
  return answer;
};

/** Ids that stay when an event changes its folder, times in UTC. */
const prefer = { prefer: 'IdType="ImmutableId", outlook.timezone="UTC", odata.maxpagesize=200' };

const addressesOf = (base: string | undefined, tenant: string) => {
  const login = `${base ?? 'https://login.microsoftonline.com'}/${encodeURIComponent(tenant)}/oauth2/v2.0`;
  const graph = `${base ?? 'https://graph.microsoft.com'}/v1.0/me`;
  return { consent: `${login}/authorize`, token: `${login}/token`, graph };
};

type Addresses = ReturnType<typeof addressesOf>;

const at = (graph: string, id: string) => `${graph}/events/${encodeURIComponent(id)}`;

const change = (graph: string, access: string, entry: CalendarEntry, id: string) =>
  ask(at(graph, id), { method: 'PATCH', bearer: access, json: eventFor(entry), headers: prefer });

const idOf = async (graph: string, access: string, key: string) => {
  const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${ownProperty}' and ep/value eq '${key}')`;
  const search = new URLSearchParams({ $filter: filter, $select: 'id' });
  const answer = await ask(`${graph}/events?${search.toString()}`, { bearer: access, headers: prefer });
  return readAs(Found, needed(answer)).value[0]?.id;
};

const make = async (graph: string, access: string, entry: CalendarEntry) => {
  // The transaction id keeps a repeated call from making a second event.
  const json = { ...eventFor(entry), transactionId: entry.key };
  const made = await ask(`${graph}/events`, { method: 'POST', bearer: access, json, headers: prefer });
  const known = made.status === 409 ? await idOf(graph, access, entry.key) : undefined;
  return known === undefined ? made : change(graph, access, entry, known);
};

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
      response_mode: 'query',
      scope: scopes,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      prompt: 'select_account',
    }).toString();
    return address.href;
  },
  link: async ({ code, verifier, redirectUri }) => {
    const form = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri };
    const granted = await tokensFrom(to.token, client, { ...form, scope: scopes });
    const isPermitted = (granted.scope ?? '').split(' ').some((one) => one.endsWith(calendarScope));
    if (granted.refresh_token === undefined || !isPermitted)
      throw new CalendarFailure('not_permitted', 'The calendar was not permitted.');
    return { ...renewedBy(granted, granted.refresh_token), email: emailIn(granted) };
  },
  renew: async (refreshToken) => {
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken, scope: scopes };
    return renewedBy(await tokensFrom(to.token, client, form), refreshToken);
  },
  // Microsoft has no call for this one permission; the member ends it in their account.
  revoke: async () => {},
});

/** Their calendar. */
const calendarAt = (graph: string): Pick<CalendarService, 'read' | 'find' | 'write' | 'remove'> => {
  const own = new URL(graph).origin;

  /** The answer names the next address; the access token goes to no other server. */
  const followed = (link: string) => {
    if (new URL(link).origin !== own) throw new CalendarFailure('later', 'The calendar names an address elsewhere.');
    return link;
  };

  const readAll = async (access: string, first: string) => {
    const events: Event[] = [];
    for (let next: string | undefined = first; next !== undefined;) {
      const page: z.infer<typeof Page> = readAs(Page, needed(await ask(next, { bearer: access, headers: prefer })));
      events.push(...page.value);
      const { '@odata.nextLink': more, '@odata.deltaLink': token } = page;
      if (token !== undefined) return { events, token: followed(token) };
      next = more === undefined ? undefined : followed(more);
    }
    throw new CalendarFailure('later', 'The calendar gave no sync token.');
  };

  return {
    read: async (access, { since, from, until, zone }) => {
      const window = new URLSearchParams({ startDateTime: from.toString(), endDateTime: until.toString() });
      const first = since === null ? `${graph}/calendarView/delta?${window.toString()}` : followed(since);
      const { events, token } = await readAll(access, first);
      return { isWhole: since === null, events: withSeries(events).map((event) => outside(event, zone)), token };
    },
    find: async (access, id, zone) => {
      const answer = await ask(`${at(graph, id)}?$select=id,start,end,isAllDay,isCancelled,showAs`, {
        bearer: access,
        headers: prefer,
      });
      if (isMissing(answer)) return null;
      const event = outside(readAs(Event, needed(answer)), zone);
      return event.period === null ? null : event;
    },
    write: async (access, entry, id) => {
      const changed = id === null ? null : await change(graph, access, entry, id);
      const answer = changed === null || isMissing(changed) ? await make(graph, access, entry) : changed;
      const { id: written, webLink } = readAs(Event, needed(answer));
      return { id: written, url: webLink ?? null };
    },
    remove: async (access, id) => {
      const answer = await ask(at(graph, id), { method: 'DELETE', bearer: access, headers: prefer });
      if (!isMissing(answer)) needed(answer);
    },
  };
};

/**
 * Microsoft Graph, for Outlook and Microsoft 365. `tenant`: whose accounts may be linked. `url` replaces Microsoft by
 * another server that speaks the same.
 */
export const microsoftCalendar = ({
  url,
  tenant,
  ...client
}: Client & { tenant: string; url?: string | undefined }): CalendarService => {
  const to = addressesOf(url, tenant);
  return { ...permissionOf(client, to), ...calendarAt(to.graph) };
};
