import { emailOf } from './letters/registry.ts';
import type {
  BookingMissed,
  BookingRefunded,
  BookingReported,
  InvestigationStarted,
} from '../../domain-events/bookings.ts';
import type { Change } from '../../platform/work.ts';
import { fullName, livingPeople } from '../accounts/index.ts';
import { type BookingReportRow, reportById } from '../bookings/index.ts';
import { meetupPlace } from '../calendars/index.ts';
import { adminsOf, portalPath } from '../programmes/index.ts';
import { pages } from '../../telling/addresses.ts';
import type { Post } from './mail.ts';
import { getsCreditBack, type Meeting, meetingOf, othersThan, sessionOf, telling } from './meeting.ts';
import { senderOf } from '../programmes/index.ts';
import { platformAdmins } from './queries.ts';
import type { LetterToWrite, Telling } from '../../telling/telling.ts';
import { texts } from './texts.ts';

const words = texts.booking;

const nameIn = ({ view }: Meeting, userId: number | null) => {
  const row = view.participants.find((one) => one.userId === userId);
  return row ? fullName(row) : null;
};

const adminsPage = ({ programme }: Meeting) =>
  programme ? pages.reportedIn(portalPath(programme)) : pages.reportedOnPlatform;

/** NTF-12: the details go to the support address of the programme, or to our own. */
const toSupport = (meeting: Meeting, report: BookingReportRow, { settings }: Post): LetterToWrite => {
  const { view, programme } = meeting;
  const { booking } = view;
  return {
    to: programme?.program.supportEmail ?? settings.SUPPORT_EMAIL,
    name: '',
    timeZone: programme?.program.timezone ?? 'UTC',
    content: emailOf({
      kind: 'booking.report_received',
      data: {
        bookingId: booking.id,
        start: booking.startAt,
        end: booking.endAt,
        ...meetupPlace(view),
        people: view.participants.map(fullName).join(', '),
        reporter: nameIn(meeting, report.reporterId) ?? '',
        reported: nameIn(meeting, report.reportedUserId),
        reason: report.kind === 'absent' ? null : report.reason,
        details: report.otherReason,
        url: settings.BASE_URL + adminsPage(meeting),
      },
    }),
  };
};

/** BKG-90, BKG-94: the other side is told, those who administer it are asked to look, and support has the details. */
export const ofReport = async (change: Change, event: BookingReported, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const report = await reportById(change.tx, event.reportId);
  if (!report) throw new Error('a report is never removed');
  const { programme, view } = meeting;
  const ids = programme ? await adminsOf(change.tx, programme.program.id) : await platformAdmins(change.tx);
  const admins = await livingPeople(change.tx, ids);
  const reporter = nameIn(meeting, report.reporterId) ?? '';
  const notice = {
    objectType: 'Booking',
    objectId: view.booking.id,
    linkPath: adminsPage(meeting),
    message: words.reportToSettle(reporter),
  } as const;
  const others = othersThan(meeting, event);
  return [
    ...others.map((side) => {
      const letter = { kind: 'booking.reported', data: sessionOf(meeting, side, post) } as const;
      return telling(meeting, side, { message: words.reported(side.other), letter }, post);
    }),
    ...admins
      .filter(({ id }) => others.every(({ person }) => person.id !== id) && id !== event.byId)
      .map(({ id }) => ({ userId: id, notice })),
    {
      userId: null,
      letter: { ...toSupport(meeting, report, post), ...(programme && { programme: senderOf(programme, post) }) },
    },
  ];
};

/** C2: everybody in it. */
export const ofInvestigation = async (change: Change, event: InvestigationStarted, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  return meeting.sides.map((side) => {
    const letter = { kind: 'booking.under_review', data: sessionOf(meeting, side, post) } as const;
    return telling(meeting, side, { message: words.underReview(side.other), letter }, post);
  });
};

/** C2: everybody in it. */
export const ofMiss = async (change: Change, event: BookingMissed, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const missing = nameIn(meeting, event.missingId) ?? '';
  return meeting.sides.map((side) => {
    const isYou = side.person.id === event.missingId;
    const creditReturned = getsCreditBack(meeting, side, event);
    const data = { ...sessionOf(meeting, side, post), creditReturned, ...(!isYou && { missing }) };
    return telling(
      meeting,
      side,
      { message: words.missed(side.other), letter: { kind: 'booking.missed', data } },
      post,
    );
  });
};

/** C2: who paid. */
export const ofRefund = async (change: Change, event: BookingRefunded, post: Post): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  return meeting.sides
    .filter((side) => getsCreditBack(meeting, side, event))
    .map((side) => {
      const letter = { kind: 'booking.refunded', data: sessionOf(meeting, side, post) } as const;
      return telling(meeting, side, { message: words.refunded(side.other), letter }, post);
    });
};
