import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { citext, id, instant, key } from '../../platform/columns.ts';

export const enterprises = pgTable('enterprises', {
  id: key(),
  name: text().notNull(),
  slug: citext().notNull(),
  programType: text().notNull(),
  estimatedParticipants: text().notNull(),
  countryId: id().notNull(),
  phoneNo: text().notNull(),
  ownerId: id().notNull(),
  createdAt: instant().notNull(),
});
export const enterpriseAdmins = pgTable(
  'enterprise_admins',
  { enterpriseId: id().notNull(), userId: id().notNull() },
  (t) => [primaryKey({ columns: [t.enterpriseId, t.userId] })],
);
