import type { Temporal } from 'temporal-polyfill';
import type { Invited, OutstandingInvitation } from '../../../contract/invitations/index.ts';
import { refusals } from '../../../contract/messages.ts';
import type { InvitedRow } from './queries.ts';
import { standingOf, whyNotResend } from './rules/standing.ts';

export const presentInvited = (row: InvitedRow, now: Temporal.Instant): Invited => ({
  id: row.id,
  email: row.email,
  name: [row.firstname, row.lastname].filter(Boolean).join(' '),
  status: standingOf(row, now),
  sent_at: row.sentAt?.toString() ?? null,
  expires_at: row.expiresAt?.toString() ?? null,
});

export const presentOutstanding = (
  { row, role }: { row: InvitedRow; role: { id: number; name: string } },
  now: Temporal.Instant,
): OutstandingInvitation => {
  const whyNot = whyNotResend(row, now);
  return { ...presentInvited(row, now), role, why_not_resend: whyNot && refusals[whyNot] };
};
