import { and, asc, count, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { agendas } from '../../agendas/tables.ts';
import { roleInviteEmails } from '../../invitations/tables.ts';
import { pairings } from '../../pairings/tables.ts';
import { programGoals } from '../../programmes/tables.ts';

export const offersServices = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ id: programGoals.id })
    .from(programGoals)
    .where(and(eq(programGoals.programId, programId), programGoals.enabled))
    .limit(1);
  return row !== undefined;
};

/** Whether anyone was sent an invitation. */
export const hasInvited = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ id: roleInviteEmails.id })
    .from(roleInviteEmails)
    .where(and(eq(roleInviteEmails.programId, programId), isNotNull(roleInviteEmails.sentAt)))
    .limit(1);
  return row !== undefined;
};

/** Whether a pair was made there; pairs of removed members are hidden (B77). */
export const hasPairing = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ id: pairings.id })
    .from(pairings)
    .where(and(eq(pairings.programId, programId), isNull(pairings.hiddenAt)))
    .limit(1);
  return row !== undefined;
};

/** How many pairs and groups go on there, paused ones included (ANA-09). */
export const pairingsIn = async (tx: Tx, programId: number) => {
  const rows = await read(tx)
    .select({ type: pairings.type, pairings: count() })
    .from(pairings)
    .where(and(eq(pairings.programId, programId), ne(pairings.status, 'ended')))
    .groupBy(pairings.type);
  const of = (type: 'pair' | 'group') => rows.find((row) => row.type === type)?.pairings ?? 0;
  return { pairs: of('pair'), groups: of('group') };
};

export const agendasFrom = (tx: Tx, programId: number) =>
  read(tx)
    .select({ id: agendas.id, title: agendas.title, startTime: agendas.startTime, endTime: agendas.endTime })
    .from(agendas)
    .where(and(eq(agendas.programId, programId), isNull(agendas.deletedAt)))
    .orderBy(asc(agendas.startTime), asc(agendas.id))
    .limit(100);
