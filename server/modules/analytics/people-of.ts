import type { Person } from '../../../contract/profiles/index.ts';
import type { Tx } from '../../platform/work.ts';
import { presentPerson } from '../profiles/index.ts';
import { peopleById } from './queries/people.ts';

/** Looks up everyone in one query; people who were erased are null. */
export const peopleOf = async (tx: Tx, ids: readonly (number | null)[]) => {
  const found = await peopleById(
    tx,
    ids.filter((id) => id !== null),
  );
  const known = new Map<number, Person>(
    found.map(({ user, info }) => {
      const { profilePhoto = null, jobTitle = null, company = null } = info ?? {};
      return [user.id, presentPerson({ ...user, profilePhoto, jobTitle, company })];
    }),
  );
  return (id: number | null) => (id === null ? null : (known.get(id) ?? null));
};
