import type { RefusalCode } from '../../../contract/messages.ts';
import type { Loader, Policy } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { ReadWork, Tx } from '../../platform/work.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { administersBooking } from '../../policies/bookings.ts';
import { whyNotPlan } from '../../policies/objectives.ts';
import { personById } from '../accounts/index.ts';
import { loadForMember } from '../programmes/index.ts';
import { mentorIdsOf } from './queries/people.ts';
import { commentById, setById, setOf, setOfObjective, type SetRow, suggestionById } from './queries/sets.ts';

type Find = (tx: Tx, id: number) => Promise<SetRow | undefined>;

const setOfComment: Find = async (tx, id) => {
  const comment = await commentById(tx, id);
  return comment && setOfObjective(tx, comment.objectiveId);
};
const setOfSuggestion: Find = async (tx, id) => {
  const suggestion = await suggestionById(tx, id);
  return suggestion && setById(tx, suggestion.setId);
};

/** Whoever left a program has its plan no longer; it comes back with them. */
const isThere = ({ memberships, isPlatformAdmin }: Actor, programId: number | null) =>
  programId === null || isPlatformAdmin || memberships.some((one) => one.programId === programId);

const owned =
  (find: Find, notFound: RefusalCode) =>
  <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SetRow> => ({
    policy: inOwnAccount,
    load: async ({ tx, actor }, input) => {
      const row = found(await find(tx, idOf(input)), notFound);
      const isOwn = row.set.userId === actor.id && isThere(actor, row.set.programId);
      return found(isOwn ? row : undefined, notFound);
    },
  });

/** Whose objectives the input names, by the set, one objective or a suggestion. */
export const ownerOfSet = owned(setById, 'objectives.not_found');
export const ownerOfObjective = owned(setOfObjective, 'objectives.not_found');
export const ownerOfSuggestion = owned(setOfSuggestion, 'objectives.suggestion_not_found');

/** B59: the owner, and their mentors where the set is. */
const mayRead = async ({ tx, actor }: ReadWork<Actor>, { set }: SetRow) => {
  if (!isThere(actor, set.programId)) return false;
  return set.userId === actor.id || (await mentorIdsOf(tx, set)).has(actor.id);
};

const readable =
  (find: Find, policy: Policy<Actor, Actor>) =>
  <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SetRow> => ({
    policy,
    load: async (work, input) => {
      const row = found(await find(work.tx, idOf(input)), 'objectives.not_found');
      return found((await mayRead(work, row)) ? row : undefined, 'objectives.not_found');
    },
  });

export const readerOfSet = readable(setById, signedIn);
export const readerOfObjective = readable(setOfObjective, inOwnAccount);
export const readerOfComment = readable(setOfComment, inOwnAccount);

/** M46: mentors, not the owner. */
export const mentorOfSet = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, SetRow> => {
  const { load } = readable(setById, inOwnAccount)(idOf);
  return {
    policy: inOwnAccount,
    load: async (work, input) => {
      const row = await load(work, input);
      return found(row.set.userId === work.actor.id ? undefined : row, 'objectives.not_found');
    },
  };
};

/** The place of a plan, for those who learn there: a program they are a mentee of, or the platform (null). */
export const menteeIn = <I>(
  idOf: (input: I) => number | null,
): Loader<Actor, Actor, I, { programId: number | null }> => ({
  policy: inOwnAccount,
  load: async (work, input) => {
    const programId = idOf(input);
    if (programId !== null) {
      const { program } = await loadForMember(work, programId);
      refuseIf(program.isActive ? null : 'programmes.inactive');
    }
    refuseIf(whyNotPlan(work.actor, programId), 403);
    return { programId };
  },
});

/** The reader's own set in a place; null if there is none. */
export const ownSetIn = <I>(
  idOf: (input: I) => number | undefined,
): Loader<Actor, Actor, I, { row: SetRow | null }> => ({
  policy: signedIn,
  load: async (work, input) => {
    const programId = idOf(input) ?? null;
    if (programId !== null) await loadForMember(work, programId);
    return { row: (await setOf(work.tx, work.actor.id, programId)) ?? null };
  },
});

export interface SeenLearning {
  row: SetRow | null;
  isMentor: boolean;
}

/** B59: mentors of the person that the input names read their objectives; admins of the place only how far they are. */
export const readerOfLearning = <I>(
  namedBy: (input: I) => { userId: number; programId: number | undefined },
): Loader<Actor, Actor, I, SeenLearning> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { userId, programId } = namedBy(input);
    const { tx, actor } = work;
    const place = programId === undefined ? null : await loadForMember(work, programId);
    const person = found(await personById(tx, userId), 'accounts.not_found');
    const where = { userId, programId: programId ?? null };
    const isMentor = (await mentorIdsOf(tx, where)).has(actor.id);
    const may = person.deletedAt === null && (isMentor || administersBooking(actor, place?.program ?? null));
    found(may || undefined, 'accounts.not_found');
    return { row: (await setOf(tx, userId, where.programId)) ?? null, isMentor };
  },
});
