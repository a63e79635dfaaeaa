import type { Temporal } from 'temporal-polyfill';
import {
  type CalendarProvider,
  calendarSettings,
  type LinkedCalendars,
  type LinkedState,
} from '../../../../contract/calendars/index.ts';
import type { ReadWork, Tx } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { bookingView } from '../../bookings/index.ts';
import { type EntryRow, type KnownLink, linksOf, questionsTo } from '../queries/linked.ts';
import { sessionFor } from '../session.ts';
import type { CalendarPorts } from './ports.ts';

const address = (provider: CalendarProvider) => `/users/auth/${provider}`;
/** The member has to link it again; until then it is not connected. */
const hasEnded = ({ reading: { brokenWhy } }: KnownLink) => brokenWhy === 'revoked' || brokenWhy === 'not_permitted';

const stateOf = (provider: CalendarProvider, known: KnownLink | undefined, isSetUp: boolean): LinkedState => {
  const addresses = { link_url: address(provider), unlink_url: address(provider) };
  const settings = isSetUp ? [] : [...calendarSettings[provider]];
  if (!known) {
    const nothing = { account: null, linked_at: null, read_at: null, broken_why: null };
    return { state: isSetUp ? 'not_connected' : 'not_set_up', settings, ...nothing, ...addresses };
  }
  const { link, reading } = known;
  return {
    state: reading.brokenSince === null ? 'connected' : 'broken',
    settings,
    account: link.account,
    linked_at: link.linkedAt.toString(),
    read_at: reading.readAt?.toString() ?? null,
    broken_why: reading.brokenWhy,
    ...addresses,
  };
};

const changeOf = async (tx: Tx, entry: EntryRow, { settings }: CalendarPorts) => {
  const { bookingId, userId, provider, question, startAt, endAt, seenStartAt } = entry;
  const view = await bookingView(tx, bookingId, { participantId: userId });
  if (!view || question === null) return [];
  const { summary: title } = sessionFor(view, userId, settings);
  return [
    {
      booking_id: bookingId,
      provider,
      what: question,
      title,
      start_at: startAt.toString(),
      end_at: endAt.toString(),
      moved_to: question === 'moved' ? (seenStartAt?.toString() ?? null) : null,
    },
  ];
};

/** CAL-01, CAL-10: the member's linked calendars, and what they are asked about them. */
export const showLinked = async (
  { tx, actor }: ReadWork<Actor>,
  now: Temporal.Instant,
  ports: CalendarPorts,
): Promise<LinkedCalendars> => {
  const links = await linksOf(tx, actor.id);
  const changes = [];
  for (const entry of await questionsTo(tx, actor.id, now)) changes.push(...(await changeOf(tx, entry, ports)));
  const linkOf = (provider: CalendarProvider) =>
    stateOf(
      provider,
      links.find(({ link }) => link.provider === provider),
      ports.calendars[provider] !== null,
    );
  return { google: linkOf('google'), microsoft: linkOf('microsoft'), changes };
};

/** CAL-02: the same in short, as every page needs it. */
export const linkedInShort = async (tx: Tx, userId: number, now: Temporal.Instant) => {
  const links = await linksOf(tx, userId);
  const asked = links.length === 0 ? [] : await questionsTo(tx, userId, now);
  const shortOf = (provider: CalendarProvider) => {
    const known = links.find(({ link }) => link.provider === provider);
    return {
      connected: known !== undefined && !hasEnded(known),
      link_url: address(provider),
      unlink_url: address(provider),
      broken: known !== undefined && known.reading.brokenSince !== null,
      changes: asked.filter((entry) => entry.provider === provider).length,
    };
  };
  return { google: shortOf('google'), microsoft: shortOf('microsoft') };
};
