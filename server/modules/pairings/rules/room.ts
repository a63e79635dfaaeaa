import type { Seated, Wanting } from './cohort.ts';
import type { TwoIds } from './moves.ts';

/** Takes pairs one after the other, as long as the mentee wants one more and the mentor has a place. */
export const roomFor = ({ mentees, mentors }: { mentees: readonly Wanting[]; mentors: readonly Seated[] }) => {
  const wants = new Map(mentees.map(({ id, wants: many }) => [id, many]));
  const seats = new Map(mentors.map(({ id, seats: many }) => [id, many]));
  return ({ menteeId, mentorId }: TwoIds): boolean => {
    const wanted = wants.get(menteeId) ?? 0;
    const free = seats.get(mentorId) ?? 0;
    if (wanted < 1 || free < 1) return false;
    wants.set(menteeId, wanted - 1);
    seats.set(mentorId, free - 1);
    return true;
  };
};
