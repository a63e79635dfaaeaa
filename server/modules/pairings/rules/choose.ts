import type { RefusalCode } from '../../../../contract/messages.ts';
import type { FixedKind } from '../../../../contract/pairings/values.ts';
import { barIn } from './matrix.ts';
import type { TwoIds } from './moves.ts';

/** A pair that stands whatever is best. */
export interface FixedPair extends TwoIds {
  score: number;
  kind: FixedKind;
}

interface Choosing {
  fixed: readonly FixedPair[];
  /** What was found about the two; undefined when one of them is not in the draft. */
  score: number | undefined;
  wants: number;
  seats: number;
}

const isTwo = (one: TwoIds, other: TwoIds) => one.menteeId === other.menteeId && one.mentorId === other.mentorId;

type Chosen = { fixed: FixedPair[]; refusal: null } | { fixed: null; refusal: RefusalCode };
const no = (refusal: RefusalCode): Chosen => ({ fixed: null, refusal });

/**
 * The pairs that stand once an admin has chosen this mentor for this mentee. Who has no want left gives up the latest
 * choice or lock of theirs; what the program's admins have named stays.
 */
export const choosing = (two: TwoIds, { fixed, score, wants, seats }: Choosing): Chosen => {
  if (score === undefined) return no('pairings.not_in_draft');
  if (barIn(score) !== null) return no('pairings.pair_barred');
  const others = fixed.filter((one) => !isTwo(one, two));
  const own = others.filter(({ menteeId }) => menteeId === two.menteeId);
  const givenUp = own.length < wants ? undefined : own.filter(({ kind }) => kind !== 'named_together').at(-1);
  if (own.length >= wants && givenUp === undefined) return no('pairings.pair_barred');
  const kept = others.filter((one) => one !== givenUp);
  const taken = kept.filter(({ mentorId }) => mentorId === two.mentorId).length;
  if (taken >= seats) return no('pairings.no_seat_left');
  return { fixed: [...kept, { ...two, score, kind: 'override' }], refusal: null };
};

/** Without a choice; null when it is none. */
export const withoutChoice = (two: TwoIds, fixed: readonly FixedPair[]): FixedPair[] | null => {
  const kept = fixed.filter((one) => !isTwo(one, two) || one.kind !== 'override');
  return kept.length === fixed.length ? null : kept;
};

/** With these pairs locked, or not; choices and what admins have named stay as they are. */
export const locking = (
  twos: readonly (TwoIds & { score: number })[],
  locked: boolean,
  fixed: readonly FixedPair[],
): FixedPair[] => {
  const free = twos.filter((two) => !fixed.some((one) => isTwo(one, two)));
  if (locked) return [...fixed, ...free.map((two) => ({ ...two, kind: 'lock' as const }))];
  return fixed.filter((one) => one.kind !== 'lock' || !twos.some((two) => isTwo(one, two)));
};
