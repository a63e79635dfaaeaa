import type { Temporal } from 'temporal-polyfill';
import { type AdminUser, userStatuses, userTypes } from '../../../../contract/accounts/index.ts';
import { momentCell } from '../../../platform/table-pages.ts';
import type { ListedUser } from '../queries/users.ts';
import { whyNotRestore } from '../rules/deletions.ts';
import { whyNotView } from '../rules/views.ts';

const statusOf = ({ confirmedAt, deletedAt, purgedAt }: ListedUser['user']): AdminUser['status'] => {
  if (purgedAt !== null) return 'purged';
  if (deletedAt !== null) return 'deleted';
  return confirmedAt === null ? 'unconfirmed' : 'active';
};

export const presentUser = ({ user, purgeAt }: ListedUser, now: Temporal.Instant): AdminUser => ({
  id: user.id,
  slug: user.slug,
  full_name: `${user.firstname} ${user.lastname}`.trim(),
  email: user.email,
  user_type: user.userType,
  is_platform_admin: user.isPlatformAdmin,
  status: statusOf(user),
  created_at: user.createdAt.toString(),
  last_seen_at: user.lastSeenAt?.toString() ?? null,
  purge_at: purgeAt?.toString() ?? null,
  why_not: { view_as: whyNotView(user), restore: whyNotRestore(purgeAt, now) },
});

export const userCells = ({ user }: ListedUser, zone: string) => ({
  full_name: `${user.firstname} ${user.lastname}`.trim(),
  email: user.email,
  user_type: userTypes[user.userType],
  status: userStatuses[statusOf(user)],
  created_at: momentCell(user.createdAt, zone),
  last_seen_at: momentCell(user.lastSeenAt, zone),
});
