import { invitedPage } from '../../../contract/invitations/index.ts';
import { pageAt } from '../../platform/list-pages.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { OfferedRole } from './permissions.ts';
import { presentInvited, presentOutstanding } from './present.ts';
import { inviteCounts, invitedTo } from './queries.ts';
import { countOutstanding, countToResend, outstandingOf } from './queries/outstanding.ts';
import { hoursBetween } from './rules/standing.ts';

export const listInvited = async (work: Work<Actor>, { role }: OfferedRole, page: number) => {
  const { invited: total } = await inviteCounts(work.tx, role.id);
  const { part, ...paging } = pageAt({ total, page, size: invitedPage });
  const rows = await invitedTo(work.tx, role.id, part);
  const since = work.now.subtract({ hours: hoursBetween });
  const due = await countToResend(work.tx, { roleId: role.id, programId: role.programId }, since);
  return { invited: rows.map((row) => presentInvited(row, work.now)), total, to_resend: due, ...paging };
};

/** Everybody who was invited to a program and has not joined, whichever the role. */
export const listOutstanding = async (
  { tx, now }: Pick<Work<Actor>, 'tx' | 'now'>,
  programId: number,
  { search = '', page = 1 }: { search?: string | undefined; page?: number | undefined },
) => {
  const wanted = { programId, search: search.trim() };
  const total = await countOutstanding(tx, wanted);
  const { part, ...paging } = pageAt({ total, page, size: invitedPage });
  const rows = await outstandingOf(tx, wanted, part);
  return { invited: rows.map((one) => presentOutstanding(one, now)), total, ...paging };
};
