import { eq, inArray } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';
import { person } from './person.ts';

/** These people, also those who deleted their accounts. */
export const peopleById = async (tx: Tx, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : read(tx)
        .select(person)
        .from(users)
        .leftJoin(userInfos, eq(userInfos.userId, users.id))
        .where(inArray(users.id, [...ids]));
