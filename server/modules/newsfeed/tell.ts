import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { memberIds } from '../programmes/index.ts';

type Changing = Pick<Work<Actor>, 'tx' | 'actor' | 'refresh'>;

/** After the commit the open pages of everybody in the program hear that there is something new. */
export const tellMembers = async ({ tx, actor, refresh }: Changing, programId: number) =>
  refresh({ people: [...new Set([actor.id, ...(await memberIds(tx, programId))])], keys: ['newsfeed'] });

/** A like concerns two people: a whole program does not read its newsfeed again for each. */
export const tellAuthor = ({ actor, refresh }: Omit<Changing, 'tx'>, authorId: number) =>
  refresh({ people: [...new Set([actor.id, authorId])], keys: ['newsfeed'] });
