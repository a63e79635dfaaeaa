import { Temporal } from 'temporal-polyfill';
import type { createAgenda, updateAgenda } from '../../../contract/agendas.ts';
import type { Given } from '../../../contract/endpoint.ts';
import { found, refuseField } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { toChange } from '../programmes/index.ts';
import { changeAgenda, insertAgenda, lockAgenda, removeAgenda } from './store.ts';

type Fields = Given<typeof updateAgenda>['body'];

/** B85: the end comes after the start. */
const valuesOf = ({ title, description, link, link_name: linkName, ...times }: Fields) => {
  const startTime = Temporal.Instant.from(times.start_time);
  const endTime = Temporal.Instant.from(times.end_time);
  if (Temporal.Instant.compare(endTime, startTime) <= 0)
    refuseField('end_time', 'End time must be after the start time');
  return { title, description, link, linkName, startTime, endTime };
};

/** There, and in a programme that the actor administers and that still runs. */
const mine = async (work: Work<Actor>, id: number) => {
  const agenda = found(await lockAgenda(work.tx, id), 'agendas.not_found');
  await toChange(work, agenda.programId);
  return agenda;
};

export const addAgenda = async (work: Work<Actor>, body: Given<typeof createAgenda>['body']) => {
  const { tx, now, actor } = work;
  const { id: programId } = await toChange(work, body.program_id);
  const times = { createdAt: now, updatedAt: now };
  return insertAgenda(tx, { ...valuesOf(body), programId, published: body.published, createdBy: actor.id, ...times });
};

export const editAgenda = async (work: Work<Actor>, id: number, body: Fields) => {
  await mine(work, id);
  return changeAgenda(work.tx, id, { ...valuesOf(body), updatedAt: work.now });
};

export const togglePublish = async (work: Work<Actor>, id: number) => {
  const { published } = await mine(work, id);
  return changeAgenda(work.tx, id, { published: !published, updatedAt: work.now });
};

export const dropAgenda = async (work: Work<Actor>, id: number) => {
  await mine(work, id);
  await removeAgenda(work.tx, id);
};
