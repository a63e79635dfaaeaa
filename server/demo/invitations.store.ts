import { and, eq, inArray } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { hashToken, newToken } from '../modules/accounts/index.ts';
import { roleInviteEmails } from '../modules/invitations/tables.ts';
import { programs, roles } from '../modules/programmes/tables.ts';
import { db } from '../platform/db.ts';
import type { Tx } from '../platform/work.ts';
import type { Written } from './types.ts';
import { writeRows } from './write-rows.store.ts';

interface Options extends Written {
  now: Temporal.Instant;
}

const daysOfLink = 7;
/** Who was written to and has not come yet: how many days ago; the older ones' links are over. */
const waiting = [
  { name: 'amir.hakim', days: 1 },
  { name: 'lim.siew.ling', days: 1 },
  { name: 'devi.ramasamy', days: 3 },
  { name: 'jason.wong', days: 5 },
  { name: 'rohana.ismail', days: 12 },
];
const accepted = 6;

/** Invitations by letter to the programmes that run: some wait, some are over, some were accepted. */
export const writeInvitations = async (tx: Tx, { people, ids, programmeIds, now }: Options) => {
  const sentBy = ids.get('enterprise');
  if (sentBy === undefined) throw new Error('nobody invites');
  const open = await db(tx)
    .select({ programId: programs.id, roleId: roles.id })
    .from(roles)
    .innerJoin(programs, eq(programs.id, roles.programId))
    .where(
      and(inArray(programs.id, [...programmeIds.values()]), eq(programs.isActive, true), eq(roles.name, 'Mentee')),
    );
  const rows = open.flatMap(({ programId, roleId }) => {
    const common = { programId, roleId, sentBy };
    const sent = waiting.map(({ name, days }) => {
      const sentAt = now.subtract({ hours: 24 * days });
      const expiresAt = sentAt.add({ hours: 24 * daysOfLink });
      const email = `${name}@selatan-telekom.test`;
      const tokenHash = hashToken(newToken());
      return { ...common, tokenHash, email, status: 'sent' as const, sentAt, expiresAt, createdAt: sentAt };
    });
    const came = people.flatMap(({ key, email, memberships }) => {
      const membership = memberships.find(
        ({ programme, role }) => programmeIds.get(programme) === programId && role === 'Mentee',
      );
      const acceptedBy = ids.get(key);
      if (!membership || acceptedBy === undefined || !key.startsWith('colleague-')) return [];
      const sentAt = membership.since.subtract({ hours: 20 });
      const times = { sentAt, createdAt: sentAt, expiresAt: sentAt.add({ hours: 24 * daysOfLink }) };
      const tokenHash = hashToken(newToken());
      return [
        {
          ...common,
          ...times,
          tokenHash,
          email,
          status: 'accepted' as const,
          acceptedAt: membership.since,
          acceptedBy,
        },
      ];
    });
    return [...sent, ...came.slice(0, accepted)];
  });
  await writeRows(tx, roleInviteEmails, rows);
};
