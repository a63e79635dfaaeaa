import type { Temporal } from 'temporal-polyfill';
import type { Invited } from '../../../contract/invitations/index.ts';
import type { InvitedRow } from './queries.ts';
import { standingOf } from './rules/standing.ts';

export const presentInvited = (row: InvitedRow, now: Temporal.Instant): Invited => ({
  id: row.id,
  email: row.email,
  name: [row.firstname, row.lastname].filter(Boolean).join(' '),
  status: standingOf(row, now),
  sent_at: row.sentAt?.toString() ?? null,
  expires_at: row.expiresAt?.toString() ?? null,
});
