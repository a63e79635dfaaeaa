import { invitedPage } from '../../../contract/invitations/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { OfferedRole } from './permissions.ts';
import { presentInvited } from './present.ts';
import { inviteCounts, invitedTo } from './queries.ts';

export const listInvited = async (work: Work<Actor>, { role }: OfferedRole, page: number) => {
  const { invited: total } = await inviteCounts(work.tx, role.id);
  const pages = Math.max(1, Math.ceil(total / invitedPage));
  const shown = Math.min(page, pages);
  const rows = await invitedTo(work.tx, role.id, { limit: invitedPage, offset: (shown - 1) * invitedPage });
  return { invited: rows.map((row) => presentInvited(row, work.now)), total, page: shown, max_pages: pages };
};
