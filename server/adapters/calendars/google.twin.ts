import { Temporal } from 'temporal-polyfill';
import { startProvider, type TwinAnswer, type TwinCall } from './provider.twin.ts';

interface Moment {
  dateTime?: string;
  date?: string;
}
export interface GoogleEvent {
  id: string;
  iCalUID?: string;
  status?: string;
  summary?: string;
  description?: string;
  location?: string;
  transparency?: string;
  attendees?: { self: boolean; responseStatus: string }[];
  start: Moment;
  end: Moment;
  /** How many weeks in a row it repeats. */
  weeks?: number;
}

const root = '/calendar/v3/calendars/primary/events';

const later = ({ dateTime, date }: Moment, weeks: number): Moment =>
  dateTime === undefined
    ? {
        date: Temporal.PlainDate.from(date ?? '')
          .add({ weeks })
          .toString(),
      }
    : {
        dateTime: Temporal.Instant.from(dateTime)
          .add({ hours: 168 * weeks })
          .toString(),
      };

/** With singleEvents=true each occurrence is an event of its own. */
const occurrences = ({ weeks, ...event }: GoogleEvent) =>
  weeks === undefined
    ? [event]
    : Array.from({ length: weeks }, (_, at) => ({
        ...event,
        id: `${event.id}_${at}`,
        start: later(event.start, at),
        end: later(event.end, at),
      }));

const instantIn = (text: string | null) => Temporal.Instant.from(text ?? '').epochMilliseconds;
const endOf = ({ dateTime, date }: Moment) => Temporal.Instant.from(dateTime ?? `${date}T00:00Z`).epochMilliseconds;
const invalid = (reason: string): TwinAnswer => ({ status: 400, body: { error: { errors: [{ reason }] } } });

/** The events of one calendar, and in which order they changed. */
const openEvents = () => {
  const events = new Map<string, { event: GoogleEvent; at: number }>();
  const calendar = { timeZone: 'Asia/Kuala_Lumpur', pageSize: 2, oldestToken: 0 };
  let changes = 0;
  const put = (event: GoogleEvent) => {
    changes += 1;
    events.set(event.id, { event, at: changes });
    return event;
  };

  /** What is deleted stays as a cancelled event, and its id stays taken. */
  const remove = (id: string) => {
    const known = events.get(id)?.event;
    if (!known || known.status === 'cancelled') return false;
    put({ ...known, status: 'cancelled' });
    return true;
  };

  const forget = () => {
    events.clear();
    changes = 0;
    Object.assign(calendar, { timeZone: 'Asia/Kuala_Lumpur', pageSize: 2, oldestToken: 0 });
  };
  const loseSync = () => {
    changes += 1;
    calendar.oldestToken = changes;
  };
  return { events, calendar, put, remove, forget, loseSync, lastChange: () => changes };
};

const listing =
  ({ events, calendar, lastChange }: ReturnType<typeof openEvents>) =>
  (query: URLSearchParams): TwinAnswer => {
    const [token, from, until] = [query.get('syncToken'), query.get('timeMin'), query.get('timeMax')];
    if (token !== null && (from !== null || until !== null)) return invalid('badRequest');
    const since = token === null ? 0 : Number(token.replace('sync-', ''));
    if (token !== null && since < calendar.oldestToken) return { status: 410, body: { error: { code: 410 } } };
    const changed = [...events.values()].filter(({ at }) => at > since).map(({ event }) => event);
    const each = query.get('singleEvents') === 'true' ? changed.flatMap(occurrences) : changed;
    const inWindow = each.filter(
      ({ status, start, end }) =>
        token !== null || (status !== 'cancelled' && endOf(end) > instantIn(from) && endOf(start) < instantIn(until)),
    );
    const first = Number(query.get('pageToken') ?? 0);
    const next = first + calendar.pageSize;
    const isLast = next >= inWindow.length;
    const page = isLast ? { nextSyncToken: `sync-${lastChange()}` } : { nextPageToken: String(next) };
    return { status: 200, body: { timeZone: calendar.timeZone, items: inWindow.slice(first, next), ...page } };
  };

/** The calls of the calendar. */
const serving = (kept: ReturnType<typeof openEvents>) => {
  const { events, put, remove } = kept;
  const list = listing(kept);
  const answered = (event: GoogleEvent): TwinAnswer => ({
    status: 200,
    body: { ...event, htmlLink: `https://calendar.google.com/event?eid=${event.id}` },
  });

  return ({ method, path, query, body }: TwinCall): TwinAnswer => {
    if (path === root && method === 'GET') return list(query);
    if (path === root && method === 'POST') {
      const event = JSON.parse(body) as GoogleEvent;
      if (!/^[a-v0-9]{5,1024}$/.test(event.id)) return invalid('invalid');
      return events.has(event.id) ? { status: 409 } : answered(put(event));
    }
    const id = decodeURIComponent(path.slice(root.length + 1));
    const known = events.get(id)?.event;
    if (!known) return { status: 404 };
    if (method === 'GET') return answered(known);
    if (method === 'PUT') return answered(put({ ...(JSON.parse(body) as GoogleEvent), id }));
    return { status: remove(id) ? 204 : 410 };
  };
};

/** A local server that speaks Google Calendar v3, as far as its adapter does, and keeps one calendar. */
export const startGoogleTwin = async () => {
  const kept = openEvents();
  const provider = await startProvider({
    consentPath: '/o/oauth2/v2/auth',
    tokenPath: '/token',
    scope: 'https://www.googleapis.com/auth/calendar.events.owned',
    rotates: false,
    serve: serving(kept),
  });
  return {
    ...provider,
    calendar: kept.calendar,
    /** What the owner puts into, changes in and deletes from the calendar. */
    put: kept.put,
    remove: kept.remove,
    /** The events that are there. */
    entries: () => [...kept.events.values()].map(({ event }) => event).filter(({ status }) => status !== 'cancelled'),
    /** Sync tokens given out so far are not good any longer. */
    loseSync: kept.loseSync,
    forget: () => {
      provider.forget();
      kept.forget();
    },
  };
};
