import { eq, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';

/** What lists show of a person (`presentPerson`). */
export const personColumns = {
  id: users.id,
  slug: users.slug,
  firstname: users.firstname,
  lastname: users.lastname,
  userType: users.userType,
  deletedAt: users.deletedAt,
  profilePhoto: userInfos.profilePhoto,
  jobTitle: userInfos.jobTitle,
  company: userInfos.company,
};

/** These people as lists show them, in no order. */
export const peopleToShow = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  return read(tx)
    .select(personColumns)
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(sql`${users.id} = any(${sql.param([...ids])}::bigint[])`);
};
