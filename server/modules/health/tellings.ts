import type { FeedbackReminded, PairNudged, PairWarned } from '../../domain-events/health.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import type { Email } from '../../telling/content.ts';
import { type Line, type Named, saysOf } from '../../telling/line.ts';
import { numberOf } from '../../telling/phone.ts';
import { emailByChoice, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { fullName, livingPeople } from '../accounts/index.ts';
import { peopleOf } from '../pairings/index.ts';
import { portalPath, programmeById, senderOf } from '../programmes/index.ts';
import { feedbackReminded, pairNudged, pairWarned } from './emails.ts';
import { pairingGoingOn } from './queries/pairings.ts';
import { owedIn } from './queries/reminders.ts';
import { rowsBy } from './rows-by.ts';

export const healthLines = {
  'feedback.reminded': 'Please share how your sessions in {programme} went.',
  'pairing.nudged': 'Time for another session with {other}?',
  'pairing.warned': 'You and {other} have not met for a while. Book a session, or your pairing will end.',
} as const;
const say = saysOf(healthLines);

/** NTF-10: everyone who still owes a review when the email is written. */
const ofReminder = async ({ tx }: Change, event: FeedbackReminded, ground: TellingGround): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  if (!programme?.program.isActive) return [];
  const owed = rowsBy(await owedIn(tx, event.programId), ({ userId }) => userId);
  const linkPath = pages.bookings(portalPath(programme));
  const people = await livingPeople(
    tx,
    event.userIds.filter((id) => owed(id).length > 0),
  );
  return people.map((person): Telling => {
    const sessions = owed(person.id);
    const email = feedbackReminded({ sessions: sessions.length, url: ground.settings.BASE_URL + linkPath });
    return {
      userId: person.id,
      notice: {
        objectType: 'Booking',
        objectId: sessions[0]?.bookingId ?? 0,
        linkPath,
        line: say('feedback.reminded', { programme: { program: event.programId } }),
      },
      letter: {
        ...emailByChoice(person, email, ground),
        phone: numberOf(person, programme.program),
        programme: senderOf(programme, ground),
      },
    };
  });
};

interface Silence {
  pairingId: number;
  programId: number;
}
interface About {
  other: string;
  isGroup: boolean;
  url: string;
}

/** Everyone of a pair or group that still goes on. */
const ofSilence = async (
  { tx }: Change,
  { pairingId, programId }: Silence,
  { ground, write, line }: { ground: TellingGround; write: (about: About) => Email; line: (other: Named) => Line },
): Promise<Telling[]> => {
  const programme = await programmeById(tx, programId);
  const pairing = await pairingGoingOn(tx, pairingId);
  if (!programme?.program.isActive || pairing?.status !== 'active') return [];
  const members = await peopleOf(tx, [pairingId]);
  const people = await livingPeople(
    tx,
    members.map(({ id }) => id),
  );
  const linkPath = pages.bookings(portalPath(programme));
  return people.flatMap((person): Telling[] => {
    const other = members.find(({ id }) => id !== person.id);
    if (!other) return [];
    const isGroup = pairing.name !== null;
    const about = { other: pairing.name ?? fullName(other), isGroup, url: ground.settings.BASE_URL + linkPath };
    const named = isGroup ? { group: pairingId } : { user: other.id };
    const objectType = isGroup ? ('Group' as const) : ('Pairing' as const);
    return [
      {
        userId: person.id,
        notice: { objectType, objectId: pairingId, linkPath, line: line(named) },
        letter: { ...emailByChoice(person, write(about), ground), programme: senderOf(programme, ground) },
      },
    ];
  });
};

/** M16 */
const ofNudge = (change: Change, event: PairNudged, ground: TellingGround) =>
  ofSilence(change, event, {
    ground,
    write: (about) => pairNudged({ ...about, silentDays: event.silentDays }),
    line: (other) => say('pairing.nudged', { other }),
  });

const ofWarning = (change: Change, event: PairWarned, ground: TellingGround) =>
  ofSilence(change, event, {
    ground,
    write: (about) => pairWarned({ ...about, silentDays: event.silentDays, endsInDays: event.endsInDays }),
    line: (other) => say('pairing.warned', { other }),
  });

export const healthTellings = [
  tells('feedback.reminded', ofReminder, 'reminders'),
  tells('pairing.nudged', ofNudge, 'pairs'),
  tells('pairing.warned', ofWarning, 'pairs'),
];
