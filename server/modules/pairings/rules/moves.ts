export interface TwoIds {
  menteeId: number;
  mentorId: number;
}

/** Somebody whose mentors differ between two sets of pairs. */
export interface Move {
  menteeId: number;
  from: number[];
  to: number[];
}

const mentorsByMentee = (pairs: readonly TwoIds[]) => {
  const known = new Map<number, number[]>();
  for (const { menteeId, mentorId } of pairs) known.set(menteeId, [...(known.get(menteeId) ?? []), mentorId]);
  for (const mentors of known.values()) mentors.sort((one, other) => one - other);
  return known;
};

const none: number[] = [];

/** Everybody who has other mentors after than before, by their ids; `first`, if among them, comes first. */
export const movesBetween = (before: readonly TwoIds[], after: readonly TwoIds[], first?: number): Move[] => {
  const had = mentorsByMentee(before);
  const has = mentorsByMentee(after);
  const people = [...new Set([...had.keys(), ...has.keys()])].toSorted((one, other) => one - other);
  const moves = people
    .map((menteeId) => ({ menteeId, from: had.get(menteeId) ?? none, to: has.get(menteeId) ?? none }))
    .filter(({ from, to }) => from.join() !== to.join());
  return [...moves.filter(({ menteeId }) => menteeId === first), ...moves.filter(({ menteeId }) => menteeId !== first)];
};
