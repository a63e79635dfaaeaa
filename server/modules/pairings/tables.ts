import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export const pairings = pgTable('pairings', {
  id: key(),
  programId: id().notNull(),
  mentorId: id().notNull(),
  menteeId: id().notNull(),
  status: text().$type<'active' | 'ended'>().notNull().default('active'),
  createdBy: id().notNull(),
  createdAt: instant().notNull(),
  endedAt: instant(),
  /** With a removed member (B77). */
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
