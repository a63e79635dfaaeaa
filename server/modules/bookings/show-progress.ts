import type { Progress, ProgressPart, ProgressSession } from '../../../contract/bookings/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { administersBooking, roleIn } from '../../policies/bookings.ts';
import { fullName } from '../accounts/index.ts';
import { forMember, membershipOf } from '../programmes/index.ts';
import { factsOfView } from './facts.ts';
import { showsReviews } from './judge.ts';
import { bookingPath, photoOf, profilePath } from './present/booking.ts';
import { latestOf, notesOn } from './queries/progress.ts';
import { peopleNamed } from './queries/reports.ts';
import type { BookingView } from './queries/views.ts';
import { faceOf } from './rules/labels.ts';

type Reader = Pick<Work<Actor>, 'tx' | 'actor' | 'now'>;

const mostShown = 200;

const parts: Partial<Record<BookingView['booking']['status'], ProgressPart>> = {
  pending: 'upcoming',
  upcoming: 'upcoming',
  completed: 'completed',
  partially_rated: 'completed',
  fully_rated: 'completed',
};

const showSession = (view: BookingView, { actor, now }: Reader, personId: number, note: string): ProgressSession => {
  const { booking, participants, programme } = view;
  const role = roleIn(actor, participants, programme?.program ?? null) ?? 'admin';
  const facts = factsOfView(view, actor.id);
  const { status, label, tone } = faceOf(facts, role, now);
  const others = participants.filter(({ userId }) => userId !== (role === 'admin' ? personId : actor.id));
  return {
    id: booking.id,
    part: parts[booking.status] ?? 'closed',
    label,
    tone,
    start_at: booking.startAt.toString(),
    end_at: booking.endAt.toString(),
    topic: booking.topic,
    with: others.map((one) => fullName(one)),
    path: role === 'admin' ? null : bookingPath(view),
    note,
    shows_reviews: showsReviews(view, facts, { status, role, readerId: actor.id, now }),
  };
};

/** Where they are looked for: all of the platform, or a programme that the reader knows (else 404). */
const placeOf = async (reader: Reader, programId: number | undefined) =>
  programId === undefined ? null : forMember(reader, programId);
type Place = Awaited<ReturnType<typeof placeOf>>;

/** B29: only the two themselves, and who administers the place, of whom is there; for everybody else there is nobody. */
const mayRead = async ({ tx }: Reader, personId: number, place: Place, asked: { isAdmin: boolean; met: boolean }) =>
  asked.met ||
  (asked.isAdmin && (place === null || (await membershipOf(tx, place.program.id, personId)) !== undefined));

export const showProgress = async (
  reader: Reader,
  personId: number,
  programId: number | undefined,
): Promise<Progress> => {
  const { tx, actor } = reader;
  found(actor.id === personId ? undefined : personId, 'accounts.not_found');
  const place = await placeOf(reader, programId);
  const isAdmin = administersBooking(actor, place?.program ?? null);
  const whose = { personId, withId: isAdmin ? null : actor.id, programId: place?.program.id ?? null };
  const views = await latestOf(tx, whose, mostShown);
  const may = await mayRead(reader, personId, place, { isAdmin, met: views.length > 0 });
  const [known] = await peopleNamed(tx, [personId]);
  const person = found(may ? known : undefined, 'accounts.not_found');
  const notes = await notesOn(
    tx,
    views.map(({ booking }) => booking.id),
    actor.id,
  );
  const deleted = person.deletedAt !== null;
  return {
    person: {
      id: personId,
      name: fullName(person),
      photo_url: photoOf(person),
      deleted,
      profile_path: deleted ? null : profilePath(person, place),
    },
    shared: !isAdmin,
    sessions: views.map((view) => showSession(view, reader, personId, notes.get(view.booking.id) ?? '')),
  };
};
