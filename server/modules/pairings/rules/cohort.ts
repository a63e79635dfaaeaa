/** A living member of a program. */
export interface Member {
  userId: number;
  userType: 'mentee' | 'mentor' | 'admin';
  capacity: number | null;
}

/** Two people who are a pair, or were one. */
export interface PairOfTwo {
  menteeId: number;
  mentorId: number;
  isLive: boolean;
  endReason: string | null;
}

export interface Wanting {
  id: number;
  /** How many mentors more. */
  wants: number;
}

export interface Seated {
  id: number;
  /** How many mentees more. */
  seats: number;
  /** How many they have. */
  load: number;
}

export interface Sizes {
  mentorsPerMentee: number;
  /** For mentors without a capacity of their own. */
  menteesPerMentor: number;
}

const countBy = (pairs: readonly PairOfTwo[], side: 'menteeId' | 'mentorId') => {
  const counts = new Map<number, number>();
  for (const { isLive, [side]: id } of pairs) if (isLive) counts.set(id, (counts.get(id) ?? 0) + 1);
  return (id: number) => counts.get(id) ?? 0;
};

/** M15: the mentees without a full set of mentors, and the mentors with room (M06), each by their ids. */
export const cohortOf = (members: readonly Member[], pairs: readonly PairOfTwo[], sizes: Sizes) => {
  const mentorsOf = countBy(pairs, 'menteeId');
  const menteesOf = countBy(pairs, 'mentorId');
  const inOrder = members.toSorted((one, other) => one.userId - other.userId);
  const mentees: Wanting[] = inOrder
    .filter(({ userType }) => userType === 'mentee')
    .map(({ userId }) => ({ id: userId, wants: sizes.mentorsPerMentee - mentorsOf(userId) }))
    .filter(({ wants }) => wants > 0);
  const mentors: Seated[] = inOrder
    .filter(({ userType }) => userType === 'mentor')
    .map(({ userId, capacity }) => {
      const load = menteesOf(userId);
      return { id: userId, seats: (capacity ?? sizes.menteesPerMentor) - load, load };
    })
    .filter(({ seats }) => seats > 0);
  return { mentees, mentors };
};

/** Ended for another reason than that it was completed; whoever left the program gave none. */
export const endedEarly = ({ isLive, endReason }: PairOfTwo) =>
  !isLive && endReason !== null && !/^\s*completed\b/i.test(endReason);
