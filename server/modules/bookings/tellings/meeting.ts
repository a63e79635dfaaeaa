import { Temporal } from 'temporal-polyfill';
import type { BookingSide, StoredStatus } from '../../../../contract/bookings/index.ts';
import type { Change, Tx } from '../../../platform/work.ts';
import { fullName, type LivingPerson, livingPeople } from '../../accounts/index.ts';
import { contactOf, meetupPlace } from '../facts.ts';
import { bookingPath, feedbackPath } from '../present/booking.ts';
import { type BookingView, bookingView } from '../queries/views.ts';
import { membersAmong } from '../../pairings/index.ts';
import { portalPath, programmeById, type ProgrammeRow, senderOf } from '../../programmes/index.ts';
import { pages } from '../../../telling/addresses.ts';
import type { BookingGround } from './ground.ts';
import type { Email } from '../../../telling/content.ts';
import type { Line, Named } from '../../../telling/line.ts';
import { numberOf } from '../../../telling/phone.ts';
import { emailByChoice, type Telling, type TellingGround } from '../../../telling/telling.ts';

/** A participant who can still be told, and whom they meet. */
export interface Side {
  person: LivingPerson;
  role: BookingSide;
  other: string;
  /** `other` is the name of a group, not of a person. */
  isGroup: boolean;
  /** The other side by id: in a group's session, the group. */
  named: Named;
  otherId: number;
  /** Whether their own review of the session is in. */
  hasRated: boolean;
  /** The page on which they find the session. */
  page: string;
}

export interface Meeting {
  view: BookingView;
  /** The programme in whose name its emails are sent (B113). Null on the platform. */
  programme: ProgrammeRow | null;
  sides: Side[];
}

/**
 * The page on which participants find the session. One that is hidden with a removed member (B77, BKG-123) is shown to
 * nobody: the link then leads members to their other sessions, and people who no longer have a portal to their home
 * page.
 */
const pagesOf = async (tx: Tx, view: BookingView, programme: ProgrammeRow | null) => {
  if (view.booking.hiddenAt === null || programme === null) return () => bookingPath(view);
  const ids = view.participants.map(({ userId }) => userId);
  const members = await membersAmong(tx, programme.program.id, ids);
  return (id: number) =>
    members.some(({ userId }) => userId === id) ? pages.bookings(portalPath(programme)) : pages.home;
};

/**
 * The participants of a booking who can still be told about it. A 'Deleted User' can be the other side, but gets no
 * messages (ACC-66).
 */
export const meetingOf = async ({ tx }: Change, bookingId: number): Promise<Meeting> => {
  const view = await bookingView(tx, bookingId, 'all');
  if (!view) throw new Error('a booking is never removed');
  // People who have left a group are told nothing more about its sessions.
  const present = view.participants.filter(({ hiddenAt }) => hiddenAt === null);
  const people = await livingPeople(
    tx,
    present.map(({ userId }) => userId),
  );
  const { programId } = view.booking;
  const programme = programId === null ? null : ((await programmeById(tx, programId)) ?? null);
  const pageOf = await pagesOf(tx, view, programme);
  const sides = present.flatMap(({ userId, userType: role, ratedAt }) => {
    const person = people.find(({ id }) => id === userId);
    const isOther = ({ userType }: { userType: BookingSide }) => userType !== role;
    // When a group's last mentor was removed, its mentees are still told that the session is cancelled.
    const other = present.find(isOther) ?? view.participants.find(isOther);
    if (!person || !other) return [];
    // A group goes by its name (B47).
    const otherName = view.group?.name ?? fullName(other);
    const named = view.group ? { group: view.group.id } : { user: other.userId };
    const hasRated = ratedAt !== null;
    const met = { other: otherName, isGroup: view.group !== null, named, otherId: other.userId };
    return [{ person, role, ...met, hasRated, page: pageOf(userId) }];
  });
  return { view, programme, sides };
};

/** The participant who did it; null when it was someone else. */
export const actorIn = ({ view }: Meeting, byId: number | null) => {
  const row = view.participants.find(({ userId }) => userId === byId);
  return row ? { name: fullName(row), named: { user: row.userId } } : null;
};

interface Said {
  byId: number | null;
  startAt: string;
}

/** All sides except the person who did it. */
export const othersThan = ({ sides }: Meeting, { byId }: Pick<Said, 'byId'>) =>
  sides.filter(({ person }) => person.id !== byId);

/** Whether the booking is still as the event says; if not, the later change is told on its own. */
export const stillStands = ({ view }: Meeting, { startAt }: Pick<Said, 'startAt'>, status: StoredStatus) =>
  view.booking.status === status && view.booking.startAt.equals(Temporal.Instant.from(startAt));

/** What every email about a session needs, for this side. */
export const sessionOf = (meeting: Meeting, { other, isGroup, page }: Side, { settings }: TellingGround) => ({
  other,
  isGroup,
  start: meeting.view.booking.startAt,
  end: meeting.view.booking.endAt,
  topic: meeting.view.booking.topic,
  objectives: meeting.view.objectives.map(({ objective }) => objective),
  url: settings.BASE_URL + page,
  hasLink: contactOf(meeting.view.booking) === 'video',
  ...meetupPlace(meeting.view),
});

/**
 * C2: the calendar file that removes the session again; undefined when nobody had agreed to it, since then it is in no
 * calendar.
 */
export const fileOfEnd = (
  { view }: Meeting,
  { person }: Side,
  { sessionFile, settings }: BookingGround,
  { now }: Change,
) => (view.booking.acceptedAt === null ? undefined : sessionFile(view, person, settings, now));

/** The page on which this side reviews the session (BKG-120). */
export const reviewPathOf = ({ view }: Meeting, { otherId, page }: Side) =>
  view.booking.hiddenAt === null ? feedbackPath(view, otherId) : page;

/** Only the mentee paid, so only they get credits back. */
export const getsCreditBack = ({ view }: Meeting, { role }: Side, { returnsPoints }: { returnsPoints: boolean }) =>
  returnsPoints && view.booking.creditsCharged > 0 && role === 'mentee';

interface Words {
  line: Line;
  /** Null when what the email would say is no longer true. */
  letter: Email | null;
  ics?: string | undefined;
  /** Where the line in the app leads, when it is not to the session. */
  linkPath?: string;
}

/** Tells one side, in the app and by email. */
export const tellSide = (meeting: Meeting, { person, page }: Side, words: Words, ground: TellingGround): Telling => {
  const { line, letter, ics, linkPath = page } = words;
  const { programme } = meeting;
  return {
    userId: person.id,
    notice: {
      objectType: 'Booking',
      objectId: meeting.view.booking.id,
      linkPath,
      line,
    },
    ...(letter && {
      letter: {
        ...emailByChoice(person, letter, ground),
        phone: letter.short ? numberOf(person, programme?.program ?? null) : null,
        bookingId: meeting.view.booking.id,
        ...(ics !== undefined && { ics }),
        ...(programme && { programme: senderOf(programme, ground) }),
      },
    }),
  };
};

/**
 * The person who did it knows, so they only get the email, for its calendar file. A message to their phone could not
 * carry the file and is left out.
 */
export const forTheCalendar = ({ userId, letter }: Telling): Telling => ({
  userId,
  ...(letter && { letter: { ...letter, phone: null } }),
});
