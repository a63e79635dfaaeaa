import type { MemberSort } from '../../contract/discovery/values.ts';
import type { ParticipantQuery } from '../../server/modules/programmes/participants/filter.ts';
import type { BenchMember } from './big-program.ts';
import type { ApplicantQuestion } from './list-questions.ts';

// The same lists without any index: everybody is looked at. It shares nothing with the product's own.

type Key = string | number;
const inOrder = (one: readonly Key[], other: readonly Key[]) => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
};

const counted = 10_000;
/** One page of a list, and its total as it is told: one more than is counted stands for more. */
const pageOf = (listed: readonly BenchMember[], page: number, size: number) => {
  const pages = Math.max(1, Math.ceil(Math.min(listed.length, counted) / size));
  const from = (Math.min(page, pages) - 1) * size;
  return {
    ids: listed.slice(from, from + size).map(({ userId }) => userId),
    total: Math.min(listed.length, counted + 1),
  };
};

const month = 30 * 86_400_000;

const needs = (one: BenchMember, now: number) => ({
  never_signed_in: !one.signsIn,
  not_paired: one.userType !== 'admin' && !one.isPaired,
  no_session:
    one.userType !== 'admin' &&
    one.joinedAt <= now - month &&
    (one.heldAt === null || one.heldAt < now - month) &&
    (one.awaitedUntil === null || one.awaitedUntil > now || one.awaitedUntil - 3_600_000 < now - month),
});

/** Three letters may stand anywhere; fewer only where a word begins. */
const says = (text: string, part: string) =>
  part.length > 2 ? text.includes(part) : text.startsWith(part) || text.includes(` ${part}`);
const isCalled = (one: BenchMember, search: string) => {
  const part = search.toLowerCase();
  const digits = part.replaceAll(/[\s()+-]/g, '');
  return (
    [`${one.firstname} ${one.lastname}`, one.email, one.employeeId, one.phone].some((text) =>
      says(text.toLowerCase(), part),
    ) ||
    (/^\d+$/.test(digits) && [one.phone, one.email, one.employeeId].some((text) => says(text.toLowerCase(), digits)))
  );
};

const keys = {
  name: ({ firstname, lastname, userId }: BenchMember) => [firstname, lastname, userId],
  joined: ({ joinedAt, userId }: BenchMember) => [joinedAt, userId],
};

export const naiveParticipants = (members: readonly BenchMember[], now: number) => {
  const fits = (one: BenchMember, asked: ParticipantQuery) =>
    (!asked.role_id || asked.role_id.includes(one.role)) &&
    (!asked.user_type || asked.user_type.includes(one.userType)) &&
    (['department', 'team', 'grade', 'location'] as const).every(
      (field) => !asked[field] || asked[field] === one[field],
    ) &&
    (asked.attention ?? []).every((need) => needs(one, now)[need]) &&
    (!asked.search || isCalled(one, asked.search));
  return ({ sort = 'name', ...asked }: ParticipantQuery, page: number) => {
    const key = keys[sort.replace('-', '') as keyof typeof keys];
    const listed = members
      .filter((one) => fits(one, asked))
      .map((one) => ({ one, key: key(one) }))
      .toSorted((a, b) => inOrder(a.key, b.key) * (sort.startsWith('-') ? -1 : 1))
      .map(({ one }) => one);
    return pageOf(listed, page, 30);
  };
};

export const naiveApplicants = (members: readonly BenchMember[]) => {
  const shown = ({ status, isRejecting }: BenchMember) => (isRejecting ? 'rejected' : status);
  // Whoever joined first applied with the first number.
  const inTurn = members.toSorted((one, other) => one.joinedAt - other.joinedAt || one.userId - other.userId);
  const listedAll = inTurn
    .map((one, number) => ({ one, key: [one.appliedOn ?? -Infinity, number] }))
    .toSorted((a, b) => inOrder(b.key, a.key))
    .map(({ one }) => one);
  return ({ status, search }: ApplicantQuestion, page: number) =>
    pageOf(
      listedAll.filter(
        (one) =>
          status.includes(shown(one)) &&
          (search === '' ||
            [`${one.firstname} ${one.lastname}`, one.email].some((text) => says(text.toLowerCase(), search))),
      ),
      page,
      20,
    );
};

/** M33, as a directory has it: names upwards, everything else downwards. */
export const keysOfMembers = (mean: number): Record<MemberSort, (one: BenchMember) => readonly Key[]> => {
  const names = ({ firstname, lastname, userId }: BenchMember) => [
    firstname.toLowerCase(),
    lastname.toLowerCase(),
    -userId,
  ];
  const standing = ({ starsHere: stars }: BenchMember) =>
    Math.fround((stars.reduce((sum, star) => sum + star, 0) - stars.length * mean) / (5 + stars.length));
  return {
    best: (one) => [standing(one), ...names(one)],
    rating: (one) => [standing(one), ...names(one)],
    sessions: (one) => [one.heldAt === null ? 0 : 1, ...names(one)],
    newest: (one) => [one.joinedAt, one.userId],
  };
};
