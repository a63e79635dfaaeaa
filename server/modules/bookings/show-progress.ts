import type { Progress, ProgressPart, ProgressSession } from '../../../contract/bookings/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { roleIn } from '../../policies/bookings.ts';
import { fullName } from '../accounts/index.ts';
import { factsOfView } from './facts.ts';
import { showsReviews } from './judge.ts';
import type { SeenProgress } from './permissions.ts';
import { bookingPath, photoOf, profilePath } from './present/booking.ts';
import { notesOn } from './queries/progress.ts';
import type { BookingView } from './queries/views.ts';
import { faceOf } from './rules/labels.ts';

type Reader = Pick<Work<Actor>, 'tx' | 'actor' | 'now'>;

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

export const showProgress = async (
  reader: Reader,
  { person, place, isAdmin, sessions }: SeenProgress,
): Promise<Progress> => {
  const { tx, actor } = reader;
  const notes = await notesOn(
    tx,
    sessions.map(({ booking }) => booking.id),
    actor.id,
  );
  const { userId: id } = person;
  const deleted = person.deletedAt !== null;
  return {
    person: {
      id,
      name: fullName(person),
      photo_url: photoOf(person),
      deleted,
      profile_path: deleted ? null : profilePath(person, place),
    },
    shared: !isAdmin,
    sessions: sessions.map((view) => showSession(view, reader, id, notes.get(view.booking.id) ?? '')),
  };
};
