import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PairingStatus } from '../../../contract/pairings/index.ts';
import { id, instant, key } from '../../platform/columns.ts';

export const pairings = pgTable('pairings', {
  id: key(),
  type: text().$type<'pair' | 'group'>().notNull().default('pair'),
  /** Null for a mentor's own group on the platform (D11). */
  programId: id(),
  /** Null for a group: its people are all participants. */
  mentorId: id(),
  menteeId: id(),
  /** Only for groups. */
  name: text(),
  status: text().$type<PairingStatus>().notNull().default('active'),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  pausedAt: instant(),
  endedAt: instant(),
  endReason: text(),
  /** Hidden together with a removed member (B77). */
  hiddenAt: instant(),
});

export const pairingParticipants = pgTable(
  'pairing_participants',
  {
    pairingId: id().notNull(),
    userId: id().notNull(),
    userType: text().$type<'mentor' | 'mentee'>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pairingId, t.userId] })],
);
