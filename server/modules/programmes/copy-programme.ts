import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { copyProgramme as endpoint } from '../../../contract/programmes/index.ts';
import type { ProgrammeCopied, ProgrammeCreated } from '../../domain-events/programmes.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found, refuseField } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import {
  goalsOf,
  modulesOf,
  nameIsTaken,
  type ProgrammeRow,
  programmeById,
  questionsOf,
  rolesOf,
  slugsLike,
} from './queries.ts';
import { freeSlug, programmeSlugOf } from './rules/names.ts';
import { daysBetween, shiftDay } from './rules/shift.ts';
import { insertDraft } from './store/drafts.ts';
import {
  holdProgramme,
  insertGoals,
  insertLook,
  insertMember,
  insertProgramme,
  insertRoles,
} from './store/programmes.ts';
import { insertQuestions } from './store/questions.ts';
import { insertModule, insertTasks } from './store/structure.ts';

type Asked = EndpointInput<typeof endpoint>['body'];
type Source = ProgrammeRow['program'];

const taken = () => refuseField('name', 'Program name is already in use');

/** The settings of the original under another name; its look keeps the same pictures, of which references are counted. */
const insertCopy = async (
  { tx, now, actor }: Work<Actor>,
  { program: source, label }: ProgrammeRow,
  { name, startDate, days }: { name: string; startDate: string | null; days: number },
) => {
  if (await nameIsTaken(tx, source.enterpriseId, name, null)) taken();
  const { id: _itsOwn, ...settings } = source;
  const slug = programmeSlugOf(name);
  const copy = await insertProgramme(tx, {
    ...settings,
    name,
    slug: freeSlug(slug, await slugsLike(tx, source.enterpriseId, slug)),
    startDate,
    endDate: source.endDate === null ? null : shiftDay(source.endDate, days),
    // What was announced to the members of the original.
    dashboardAlert: '',
    isActive: true,
    createdBy: actor.id,
    createdAt: now,
    updatedAt: now,
    version: 1,
  });
  // Someone else has just taken the same name; the unique constraint tells us.
  if (copy === null) return taken();
  await insertLook(tx, { ...label, programId: copy.id });
  return copy;
};

const copyModules = async (tx: Tx, from: Source, programId: number, days: number) => {
  for (const { id: _its, tasks, ...module } of await modulesOf(tx, from.id)) {
    const learningModuleId = await insertModule(tx, {
      ...module,
      programId,
      startDate: shiftDay(module.startDate, days),
      endDate: shiftDay(module.endDate, days),
    });
    await insertTasks(
      tx,
      tasks.map(({ id: _itsOwn, ...task }) => ({ ...task, learningModuleId })),
    );
  }
};

/** The roles of the original; whoever copies owns the copy. Returns which role became which. */
const copyRoles = async ({ tx, now, actor }: Work<Actor>, from: Source, programId: number) => {
  const before = await rolesOf(tx, from.id);
  const made = await insertRoles(
    tx,
    before.map(({ id: _itsOwn, ...role }) => ({ ...role, programId, createdAt: now })),
  );
  const owner = made.find(({ isOwner }) => isOwner);
  if (!owner) throw new Error('a program has an owner');
  await insertMember(tx, { programId, userId: actor.id, roleId: owner.id, joinedAt: now });
  return before.map(({ id, name }) => {
    const same = made.find((role) => role.name === name);
    if (!same) throw new Error('every role was copied');
    return { from: id, to: same.id };
  });
};

/**
 * Makes a draft like an existing program: its settings, look, roles, services, questions and modules; later modules add
 * agenda, resources and forms in the same transaction. No people and no sessions. The original is held meanwhile, so
 * that none of its files is let go.
 */
export const copyProgramme = async (work: Work<Actor>, { program: { id } }: ProgrammeRow, asked: Asked) => {
  const { tx, now, actor, announce } = work;
  const { name, start_date: startDate, ...rest } = asked;
  nothingLeft(rest);
  await holdProgramme(tx, id);
  const original = found(await programmeById(tx, id), 'programmes.not_found');
  const days = daysBetween(original.program.startDate, startDate);
  const { id: programId } = await insertCopy(work, original, { name, startDate, days });
  await insertDraft(tx, programId, now);
  const roles = await copyRoles(work, original.program, programId);
  const goals = await goalsOf(tx, id);
  await insertGoals(
    tx,
    goals.map(({ id: _itsOwn, ...goal }) => ({ ...goal, programId, createdAt: now })),
  );
  const questions = await questionsOf(tx, id);
  await insertQuestions(
    tx,
    questions.map(({ id: _itsOwn, ...question }) => ({ ...question, programId })),
  );
  await copyModules(tx, original.program, programId, days);
  const at = now.toString();
  await announce<ProgrammeCreated>({ name: 'programme.created', programId, userId: actor.id, at });
  const about = { fromId: id, programId, userId: actor.id, days, roles };
  await announce<ProgrammeCopied>({ name: 'programme.copied', ...about, at });
  const data = { from: id };
  await recordInProgram(work, programId, { action: 'program.copied', data });
  return programId;
};
