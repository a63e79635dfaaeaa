import type {
  BookingMissed,
  BookingRefunded,
  BookingReported,
  InvestigationStarted,
} from '../../../domain-events/bookings.ts';
import type { Change } from '../../../platform/work.ts';
import { fullName, livingPeople, platformAdmins } from '../../accounts/index.ts';
import {
  bookingMissed,
  bookingRefunded,
  bookingReported,
  bookingReportReceived,
  bookingUnderReview,
} from '../emails/reports.ts';
import { meetupPlace } from '../facts.ts';
import { reportById, type ReportRow } from '../queries/reports.ts';
import { adminsOf, portalPath, senderOf } from '../../programmes/index.ts';
import { pages } from '../../../telling/addresses.ts';
import type { BookingGround } from './ground.ts';
import { getsCreditBack, type Meeting, meetingOf, othersThan, sessionOf, tellSide } from './meeting.ts';
import type { LetterToWrite, Telling } from '../../../telling/telling.ts';
import { say } from './lines.ts';

const nameIn = ({ view }: Meeting, userId: number | null) => {
  const row = view.participants.find((one) => one.userId === userId);
  return row ? fullName(row) : null;
};

const adminsPage = ({ programme }: Meeting) =>
  programme ? pages.reportedIn(portalPath(programme)) : pages.reportedOnPlatform;

/** NTF-12: the details go to the support address of the programme, or to our own. */
const toSupport = (meeting: Meeting, report: ReportRow, { settings }: BookingGround): LetterToWrite => {
  const { view, programme } = meeting;
  const { booking } = view;
  return {
    to: programme?.program.supportEmail ?? settings.SUPPORT_EMAIL,
    name: '',
    timeZone: programme?.program.timezone ?? 'UTC',
    content: bookingReportReceived({
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
    }),
  };
};

/** BKG-90, BKG-94: the other side is told, the admins are asked to look into it, and support gets the details. */
export const ofReport = async (change: Change, event: BookingReported, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const report = await reportById(change.tx, event.reportId);
  if (!report) throw new Error('a report is never removed');
  const { programme, view } = meeting;
  const ids = programme ? await adminsOf(change.tx, programme.program.id) : await platformAdmins(change.tx);
  const admins = await livingPeople(change.tx, ids);
  const reporter = { named: { user: report.reporterId } };
  const notice = {
    objectType: 'Booking',
    objectId: view.booking.id,
    linkPath: adminsPage(meeting),
    line: say('booking.report_to_settle', { reporter: reporter.named }),
  } as const;
  const others = othersThan(meeting, event);
  return [
    ...others.map((side) => {
      const letter = bookingReported({ ...sessionOf(meeting, side, ground), by: nameIn(meeting, report.reporterId) });
      return tellSide(meeting, side, { line: say('booking.reported', { other: reporter.named }), letter }, ground);
    }),
    ...admins
      .filter(({ id }) => others.every(({ person }) => person.id !== id) && id !== event.byId)
      .map(({ id }) => ({ userId: id, notice })),
    {
      userId: null,
      letter: { ...toSupport(meeting, report, ground), ...(programme && { programme: senderOf(programme, ground) }) },
    },
  ];
};

/** C2: tells everyone in the session. */
export const ofInvestigation = async (
  change: Change,
  event: InvestigationStarted,
  ground: BookingGround,
): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  return meeting.sides.map((side) => {
    const letter = bookingUnderReview(sessionOf(meeting, side, ground));
    return tellSide(meeting, side, { line: say('booking.under_review', { other: side.named }), letter }, ground);
  });
};

/** C2: tells everyone in the session. */
export const ofMiss = async (change: Change, event: BookingMissed, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  const missing = nameIn(meeting, event.missingId) ?? '';
  return meeting.sides.map((side) => {
    const isYou = side.person.id === event.missingId;
    const creditReturned = getsCreditBack(meeting, side, event);
    const data = { ...sessionOf(meeting, side, ground), creditReturned, ...(!isYou && { missing }) };
    return tellSide(
      meeting,
      side,
      { line: say('booking.missed', { other: side.named }), letter: bookingMissed(data) },
      ground,
    );
  });
};

/** C2: tells the person who paid. */
export const ofRefund = async (change: Change, event: BookingRefunded, ground: BookingGround): Promise<Telling[]> => {
  const meeting = await meetingOf(change, event.bookingId);
  return meeting.sides
    .filter((side) => getsCreditBack(meeting, side, event))
    .map((side) => {
      const letter = bookingRefunded(sessionOf(meeting, side, ground));
      return tellSide(meeting, side, { line: say('booking.refunded', { other: side.named }), letter }, ground);
    });
};
