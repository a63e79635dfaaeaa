import type { CalendarBroken, CalendarChangeFound } from '../../domain-events/calendars.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { saysOf } from '../../telling/line.ts';
import { emailTo, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { livingPerson } from '../accounts/index.ts';
import { bookingView } from '../bookings/index.ts';
import { calendarBroken, calendarChanged } from './emails.ts';
import { entryOf, linksOf } from './queries/linked.ts';
import { sessionFor } from './session.ts';

export const calendarLines = {
  'calendars.broken_google': "We can't read your Google calendar. Please check requests by hand and link it again.",
  'calendars.broken_microsoft': "We can't read your Outlook calendar. Please check requests by hand and link it again.",
  'calendars.moved': 'You moved a session in your calendar. Follow the calendar?',
  'calendars.removed': 'You deleted a session from your calendar. Follow the calendar?',
} as const;
const say = saysOf(calendarLines);

/** B54: the owner alone; nobody is told of a link that works again, or is gone, by the time the email is written. */
const ofBroken = async ({ tx }: Change, event: CalendarBroken, ground: TellingGround): Promise<Telling[]> => {
  const { userId, provider } = event;
  const person = await livingPerson(tx, userId);
  const known = (await linksOf(tx, userId)).find(({ link }) => link.provider === provider);
  if (!person || !known || known.reading.brokenWhy === null) return [];
  const linkPath = pages.integrations(person.slug);
  const content = calendarBroken({
    provider,
    account: known.link.account,
    why: known.reading.brokenWhy,
    url: ground.settings.BASE_URL + linkPath,
  });
  const notice = {
    objectType: 'Calendar' as const,
    objectId: userId,
    linkPath,
    line: say(`calendars.broken_${provider}`, {}),
  };
  return [{ userId, notice, letter: emailTo(person, content) }];
};

/** CAL-10: the owner is asked; an answer that was given in the meantime leaves nothing to ask. */
const ofChange = async ({ tx }: Change, event: CalendarChangeFound, ground: TellingGround): Promise<Telling[]> => {
  const { userId, provider, bookingId } = event;
  const person = await livingPerson(tx, userId);
  const entry = await entryOf(tx, bookingId, { userId, provider });
  const view = await bookingView(tx, bookingId, { participantId: userId });
  if (!person || !view || !entry?.question) return [];
  const { question: what, seenStartAt, seenEndAt, startAt: start, endAt: end } = entry;
  const linkPath = pages.integrations(person.slug);
  const content = calendarChanged({
    provider,
    what,
    title: sessionFor(view, userId, ground.settings).summary,
    start,
    end,
    movedTo: what === 'moved' && seenStartAt && seenEndAt ? { start: seenStartAt, end: seenEndAt } : undefined,
    url: ground.settings.BASE_URL + linkPath,
  });
  const notice = { objectType: 'Calendar' as const, objectId: bookingId, linkPath, line: say(`calendars.${what}`, {}) };
  return [{ userId, notice, letter: emailTo(person, content) }];
};

export const calendarTellings = [tells('calendar.broken', ofBroken), tells('calendar.change_found', ofChange)];
