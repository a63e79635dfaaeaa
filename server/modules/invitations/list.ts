import { invitedPage } from '../../../contract/invitations/index.ts';
import { pageAt } from '../../platform/list-pages.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { OfferedRole } from './permissions.ts';
import { presentInvited } from './present.ts';
import { countToResend, inviteCounts, invitedTo } from './queries.ts';
import { hoursBetween } from './resend.ts';

export const listInvited = async (work: Work<Actor>, { role }: OfferedRole, page: number) => {
  const { invited: total } = await inviteCounts(work.tx, role.id);
  const { part, ...paging } = pageAt({ total, page, size: invitedPage });
  const rows = await invitedTo(work.tx, role.id, part);
  const since = work.now.subtract({ hours: hoursBetween });
  const due = await countToResend(work.tx, { roleId: role.id, programId: role.programId }, since);
  return { invited: rows.map((row) => presentInvited(row, work.now)), total, to_resend: due, ...paging };
};
