import type { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import type { changeApplication, createApplication } from '../../../contract/applications/index.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found, refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockRunning, type ProgrammeRow } from '../programmes/index.ts';
import { lockForm } from './load.ts';
import type { ProgrammeForm } from './permissions.ts';
import { applicationById, availableRole, linkIsTaken } from './queries.ts';
import { newLinkRef } from './links.ts';
import { isOver } from './rules/intake.ts';
import { saveQuestions } from './save-questions.ts';
import { insertApplication, updateApplication } from './store.ts';

const taken = () => refuseField('link_ref', 'This address is in use already');

/** APP-08: must be one of the programme's own roles; it also sets the user type. */
const roleOf = async (tx: Tx, programId: number, roleId: number) => {
  const role = await availableRole(tx, programId, roleId);
  if (role === undefined) return refuseField('role_id', 'Role is a required field');
  return { roleId: role.id, userType: role.userType };
};

interface Intake {
  last_day?: string | null | undefined;
  places?: number | null | undefined;
  waitlist?: boolean | undefined;
}

/** A day that has passed closes a form at once, which a typed year easily does; one that was set earlier may stay. */
const intakeValues = (
  { last_day: lastDay, places, waitlist }: Intake,
  { before, zone, now }: { before: string | null; zone: string; now: Temporal.Instant },
) => {
  if (typeof lastDay === 'string' && lastDay !== before && isOver(lastDay, { zone, now }))
    refuseField('last_day', 'Please choose today or a later day');
  return {
    ...(lastDay !== undefined && { lastDay }),
    ...(places !== undefined && { places }),
    ...(waitlist !== undefined && { waitlist }),
  };
};

const formAsSaved = async (tx: Tx, id: number) => found(await applicationById(tx, id), 'applications.not_found');

/** APP-06: creates a form, which accepts no applicants until it is published. */
export const createForm = async (
  work: Work<Actor>,
  { program: { id: programId, timezone: zone } }: ProgrammeRow,
  body: z.output<typeof createApplication.body>,
) => {
  const { tx, now, actor } = work;
  const { name, description, role_id: roleId, link_ref: linkRef = newLinkRef(), questions, ...others } = body;
  // The user type comes from the role, and the programme is already loaded.
  const { user_type: _ofRole, program_id: _loaded, last_day, places, waitlist, ...rest } = others;
  nothingLeft(rest);
  await lockRunning(tx, programId);
  const id = await insertApplication(tx, {
    programId,
    name,
    description,
    ...(await roleOf(tx, programId, roleId)),
    ...intakeValues({ last_day, places, waitlist }, { before: null, zone, now }),
    linkRef,
    createdBy: actor.id,
    createdAt: now,
    updatedAt: now,
  });
  if (id === null) return taken();
  await saveQuestions(work, id, questions);
  const data = { program_id: programId };
  await recordInProgram(work, programId, { action: 'application.created', object: { type: 'Application', id }, data });
  return formAsSaved(tx, id);
};

/** APP-09: changes only the fields that are sent. A form can never move to another programme. */
export const changeForm = async (
  work: Work<Actor>,
  form: ProgrammeForm,
  body: z.output<typeof changeApplication.body>,
) => {
  const { tx, now } = work;
  const { name, description, link_ref: linkRef, role_id: roleId, questions, version, ...others } = body;
  const { user_type: _ofRole, program_id: _forGood, last_day, places, waitlist, ...rest } = others;
  nothingLeft(rest);
  const { application } = await lockForm(tx, form);
  const { id } = application;
  refuseIf(version !== undefined && version !== application.version ? 'applications.changed_meanwhile' : null, 409);
  if (linkRef !== undefined && (await linkIsTaken(tx, linkRef, id))) taken();
  const zone = form.programme.program.timezone;
  await updateApplication(tx, id, now, {
    ...intakeValues({ last_day, places, waitlist }, { before: application.lastDay, zone, now }),
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(linkRef !== undefined && { linkRef }),
    ...(roleId !== undefined && (await roleOf(tx, application.programId, roleId))),
  });
  if (questions) await saveQuestions(work, id, questions);
  const data = { fields: Object.keys(body) };
  const object = { type: 'Application' as const, id };
  await recordInProgram(work, application.programId, { action: 'application.changed', object, data });
  return formAsSaved(tx, id);
};
