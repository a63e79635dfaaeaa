import type { Person } from '../../../../contract/profiles/index.ts';
import type { Tx } from '../../../platform/work.ts';
import { presentPerson } from '../../profiles/index.ts';
import { peopleToShow } from '../queries/people.ts';

/** These people by their ids, read in one statement. */
export const peopleBy = async (tx: Tx, ids: readonly number[]) => {
  const people = new Map((await peopleToShow(tx, [...new Set(ids)])).map((row) => [row.id, presentPerson(row)]));
  return (id: number): Person => {
    const person = people.get(id);
    if (!person) throw new Error('whoever is referred to stays a row');
    return person;
  };
};
