import { Temporal } from 'temporal-polyfill';
import { startProvider, type TwinAnswer, type TwinCall } from './provider.twin.ts';

export interface OutlookEvent {
  id: string;
  iCalUId?: string;
  subject?: string;
  location?: { displayName: string };
  showAs?: string;
  isAllDay?: boolean;
  isCancelled?: boolean;
  responseStatus?: { response: string };
  /** In UTC, or the date of a whole day, as Graph writes it when asked for UTC. */
  start: { dateTime: string };
  end: { dateTime: string };
  transactionId?: string;
  singleValueExtendedProperties?: { id: string; value: string }[];
  /** How many weeks in a row it repeats. */
  weeks?: number;
}

const root = '/v1.0/me';
const later = ({ dateTime }: { dateTime: string }, weeks: number) => ({
  dateTime: Temporal.PlainDateTime.from(dateTime).add({ weeks }).toString(),
});

/** The occurrences of a series have their times only; the series is answered beside them. */
const occurrences = ({ weeks, ...event }: OutlookEvent): object[] =>
  weeks === undefined
    ? [{ ...event, type: 'singleInstance' }]
    : [
        { ...event, type: 'seriesMaster' },
        ...Array.from({ length: weeks }, (_, at) => ({
          id: `${event.id}-${at}`,
          type: 'occurrence',
          seriesMasterId: event.id,
          start: later(event.start, at),
          end: later(event.end, at),
        })),
      ];

const instantIn = (text: string) => Temporal.Instant.from(text).epochMilliseconds;
const instant = ({ dateTime }: { dateTime: string }) => instantIn(`${dateTime}Z`);

/** The events of one calendar, and in which order they changed. */
const openEvents = () => {
  const events = new Map<string, { event: OutlookEvent | null; at: number }>();
  const calendar = { pageSize: 2, oldestToken: 0 };
  let changes = 0;
  const put = (event: OutlookEvent) => {
    changes += 1;
    events.set(event.id, { event, at: changes });
    return event;
  };
  const remove = (id: string) => {
    if (!events.get(id)?.event) return false;
    changes += 1;
    events.set(id, { event: null, at: changes });
    return true;
  };

  const forget = () => {
    events.clear();
    changes = 0;
    Object.assign(calendar, { pageSize: 2, oldestToken: 0 });
  };
  const loseSync = () => {
    changes += 1;
    calendar.oldestToken = changes;
  };
  return { events, calendar, put, remove, forget, loseSync, lastChange: () => changes };
};
type Kept = ReturnType<typeof openEvents>;

const listing =
  ({ events, calendar, lastChange }: Kept) =>
  (query: URLSearchParams, base: string): TwinAnswer => {
    const token = query.get('$deltatoken');
    const since = Number(token ?? 0);
    if (token !== null && since < calendar.oldestToken)
      return { status: 410, body: { error: { code: 'SyncStateNotFound' } } };
    const [from, until] = [query.get('startDateTime') ?? '', query.get('endDateTime') ?? ''];
    const changed = [...events]
      .filter(([, { at }]) => at > since)
      .flatMap(([id, { event }]) => {
        if (event === null) return token === null ? [] : [{ id, '@removed': { reason: 'deleted' } }];
        const isWithin =
          event.weeks !== undefined ||
          (instant(event.end) > instantIn(from) && instant(event.start) < instantIn(until));
        return isWithin ? occurrences(event) : [];
      });
    const first = Number(query.get('$skiptoken') ?? 0);
    const next = first + calendar.pageSize;
    const window = `startDateTime=${from}&endDateTime=${until}`;
    const at = (search: string) => `${base}${root}/calendarView/delta?${window}&${search}`;
    const sinceToken = token === null ? '' : `&$deltatoken=${token}`;
    const link =
      next >= changed.length
        ? { '@odata.deltaLink': at(`$deltatoken=${lastChange()}`) }
        : { '@odata.nextLink': at(`$skiptoken=${next}${sinceToken}`) };
    return { status: 200, body: { value: changed.slice(first, next), ...link } };
  };

const answered = (status: number, event: OutlookEvent): TwinAnswer => ({
  status,
  body: { ...event, webLink: `https://outlook.office365.com/owa/?itemid=${event.id}` },
});

const making =
  ({ events, put, lastChange }: Kept) =>
  (body: string): TwinAnswer => {
    const event = JSON.parse(body) as OutlookEvent;
    const known = [...events.values()].find(({ event: one }) => one?.transactionId === event.transactionId)?.event;
    if (!known) return answered(201, put({ ...event, id: `AAMk-${lastChange()}` }));
    // A repeated call gets the event that it made; one that says something else is refused.
    return known.start.dateTime === event.start.dateTime ? answered(201, known) : { status: 409 };
  };

/** The calls of the calendar. */
const serving = (kept: Kept) => {
  const { events, put, remove } = kept;
  const [delta, make] = [listing(kept), making(kept)];
  const search = (filter: string): TwinAnswer => {
    const key = /ep\/value eq '([^']*)'/.exec(filter)?.[1];
    const found = [...events.values()].flatMap(({ event }) =>
      event?.singleValueExtendedProperties?.some(({ value }) => value === key) ? [{ id: event.id }] : [],
    );
    return { status: 200, body: { value: found } };
  };

  return ({ method, path, query, headers, body }: TwinCall, base: string): TwinAnswer => {
    if (!String(headers.prefer).includes('outlook.timezone="UTC"')) return { status: 400 };
    if (path === `${root}/calendarView/delta`) return delta(query, base);
    if (path === `${root}/events`) return method === 'POST' ? make(body) : search(query.get('$filter') ?? '');
    const id = decodeURIComponent(path.slice(`${root}/events/`.length));
    const known = events.get(id)?.event;
    if (!known) return { status: 404, body: { error: { code: 'ErrorItemNotFound' } } };
    if (method === 'GET') return answered(200, known);
    if (method === 'PATCH') return answered(200, put({ ...known, ...(JSON.parse(body) as OutlookEvent), id }));
    return { status: remove(id) ? 204 : 404 };
  };
};

/** A local server that speaks Microsoft Graph, as far as its adapter does, and keeps one calendar. */
export const startMicrosoftTwin = async () => {
  const kept = openEvents();
  const provider = await startProvider({
    consentPath: '/common/oauth2/v2.0/authorize',
    tokenPath: '/common/oauth2/v2.0/token',
    scope: 'Calendars.ReadWrite',
    rotates: true,
    serve: serving(kept),
  });
  return {
    ...provider,
    calendar: kept.calendar,
    put: kept.put,
    remove: kept.remove,
    entries: () => [...kept.events.values()].flatMap(({ event }) => (event ? [event] : [])),
    loseSync: kept.loseSync,
    forget: () => {
      provider.forget();
      kept.forget();
    },
  };
};
