import { invitedPage } from '../../../contract/invitations/index.ts';
import { pageAt } from '../../platform/list-pages.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { OfferedRole } from './permissions.ts';
import { presentInvited } from './present.ts';
import { inviteCounts, invitedTo } from './queries.ts';

export const listInvited = async (work: Work<Actor>, { role }: OfferedRole, page: number) => {
  const { invited: total } = await inviteCounts(work.tx, role.id);
  const { part, ...paging } = pageAt({ total, page, size: invitedPage });
  const rows = await invitedTo(work.tx, role.id, part);
  return { invited: rows.map((row) => presentInvited(row, work.now)), total, ...paging };
};
