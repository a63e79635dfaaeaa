import { Temporal } from 'temporal-polyfill';
import type { createAgenda, updateAgenda } from '../../../contract/agendas/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { say } from '../../../contract/say.ts';
import type { AgendaUpdated } from '../../domain-events/agendas.ts';
import { chunks, lettersInOneGo } from '../../platform/chunks.ts';
import { found, refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../policies/actor.ts';
import { countEmails, type EmailLimits, lockRunning, memberIds, type ProgrammeRow } from '../programmes/index.ts';
import { agendaColumns, type AgendaFields } from './fields.ts';
import type { AgendaRow } from './queries.ts';
import { changeAgenda, insertAgenda, lockAgenda, markAgendaDeleted } from './store.ts';

/** B85: the end must come after the start. */
const checkedColumns = (fields: AgendaFields) => {
  const columns = agendaColumns(fields);
  if (Temporal.Instant.compare(columns.endTime, columns.startTime) <= 0)
    refuseField('end_time', say('agendas.ends_too_early'));
  return columns;
};

/** Reads the row again behind its lock: it must still exist, and its programme must still be running. */
const locked = async ({ tx }: Work<Actor>, { id, programId }: AgendaRow) => {
  const agenda = found(await lockAgenda(tx, id), 'agendas.not_found');
  await lockRunning(tx, programId);
  return agenda;
};

export const addAgenda = async (
  { tx, now, actor }: Work<Actor>,
  program: ProgrammeRow['program'],
  { program_id: _program, published, ...fields }: EndpointInput<typeof createAgenda>['body'],
) => {
  const { id: programId } = await lockRunning(tx, program.id);
  const made = { createdBy: actor.id, createdAt: now, updatedAt: now };
  return insertAgenda(tx, { ...checkedColumns(fields), programId, published, ...made });
};

/** AGD-04: every member gets an email, sent in batches after the commit. */
const tellMembers = async (work: Work<Actor>, { id, programId }: AgendaRow, limits: EmailLimits) => {
  const { tx, now, announce } = work;
  const members = await memberIds(tx, programId);
  await countEmails(work, { programId, kind: 'agenda', emails: members.length, to: members }, limits);
  for (const userIds of chunks(members, lettersInOneGo)) {
    await announce<AgendaUpdated>({
      name: 'agenda.updated',
      programId,
      agendaId: id,
      userIds,
      at: now.toString(),
    });
  }
};

/** AGD-04: members are told only about entries they can see, and only by admins who may send them email (B03). */
export const editAgenda = async (
  work: Work<Actor>,
  loaded: AgendaRow,
  body: EndpointInput<typeof updateAgenda>['body'],
  limits: EmailLimits,
) => {
  const agenda = await locked(work, loaded);
  const { sent_updated_agenda: sent, ...fields } = body;
  if (sent) refuseIf(whyNotToMany(work.actor), 403);
  if (sent && !agenda.published) refuseField('sent_updated_agenda', say('agendas.not_published'));
  const changed = await changeAgenda(work.tx, agenda.id, {
    ...checkedColumns(fields),
    sentUpdatedAgenda: sent,
    updatedAt: work.now,
  });
  if (sent) await tellMembers(work, agenda, limits);
  return changed;
};

export const togglePublish = async (work: Work<Actor>, agenda: AgendaRow) => {
  const { id, published } = await locked(work, agenda);
  return changeAgenda(work.tx, id, { published: !published, updatedAt: work.now });
};

export const dropAgenda = async (work: Work<Actor>, agenda: AgendaRow) => {
  const { id } = await locked(work, agenda);
  await markAgendaDeleted(work.tx, id, work.now);
};
