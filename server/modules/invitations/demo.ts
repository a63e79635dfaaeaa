import type { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../platform/db.ts';
import type { Tx } from '../../platform/work.ts';
import { hashToken, newToken } from '../accounts/index.ts';
import { roleInviteEmails } from './tables.ts';

export interface DemoInvitation {
  programId: number;
  roleId: number;
  sentBy: number;
  email: string;
  sentAt: Temporal.Instant;
  /** Null: still pending, or its link has expired. */
  accepted: { by: number; at: Temporal.Instant } | null;
}

const daysOfLink = 7;

/** Invitations by email, each with a token that was never sent to anyone. */
export const writeDemoInvitations = async (tx: Tx, written: readonly DemoInvitation[]) => {
  const rows = written.map(({ accepted, ...invitation }) => ({
    ...invitation,
    tokenHash: hashToken(newToken()),
    status: accepted === null ? ('sent' as const) : ('accepted' as const),
    expiresAt: invitation.sentAt.add({ hours: 24 * daysOfLink }),
    createdAt: invitation.sentAt,
    acceptedAt: accepted?.at ?? null,
    acceptedBy: accepted?.by ?? null,
  }));
  await writeRows(tx, roleInviteEmails, rows);
};
