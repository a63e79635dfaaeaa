import type { z } from 'zod';
import type { changeApplication, createApplication } from '../../../contract/applications/index.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found, refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordAudit } from '../accounts/index.ts';
import { lockRunning, type ProgrammeRow } from '../programmes/index.ts';
import { lockForm } from './load.ts';
import { applicationById, type ApplicationRow, availableRole, linkIsTaken } from './queries.ts';
import { newLinkRef } from './links.ts';
import { saveQuestions } from './save-questions.ts';
import { insertApplication, updateApplication } from './store.ts';

const taken = () => refuseField('link_ref', 'This address is in use already');

/** APP-08: must be one of the programme's own roles; it also sets the user type. */
const roleOf = async (tx: Tx, programId: number, roleId: number) => {
  const role = await availableRole(tx, programId, roleId);
  if (role === undefined) return refuseField('role_id', 'Role is a required field');
  return { roleId: role.id, userType: role.userType };
};

const formAsSaved = async (tx: Tx, id: number) => found(await applicationById(tx, id), 'applications.not_found');

/** APP-06: creates a form, which accepts no applicants until it is published. */
export const createForm = async (
  work: Work<Actor>,
  { program: { id: programId } }: ProgrammeRow,
  body: z.output<typeof createApplication.body>,
) => {
  const { tx, now, actor } = work;
  const { name, description, role_id: roleId, link_ref: linkRef = newLinkRef(), questions, ...others } = body;
  // The user type comes from the role, and the programme is already loaded.
  const { user_type: _ofRole, program_id: _loaded, ...rest } = others;
  nothingLeft(rest);
  await lockRunning(tx, programId);
  const id = await insertApplication(tx, {
    programId,
    name,
    description,
    ...(await roleOf(tx, programId, roleId)),
    linkRef,
    createdBy: actor.id,
    createdAt: now,
    updatedAt: now,
  });
  if (id === null) return taken();
  await saveQuestions(work, id, questions);
  const data = { program_id: programId };
  await recordAudit(work, { action: 'application.created', objectType: 'Application', objectId: id, data });
  return formAsSaved(tx, id);
};

/** APP-09: changes only the fields that are sent. A form can never move to another programme. */
export const changeForm = async (
  work: Work<Actor>,
  form: ApplicationRow,
  body: z.output<typeof changeApplication.body>,
) => {
  const { tx, now } = work;
  const { name, description, link_ref: linkRef, role_id: roleId, questions, version, ...others } = body;
  const { user_type: _ofRole, program_id: _forGood, ...rest } = others;
  nothingLeft(rest);
  const { application } = await lockForm(tx, form);
  const { id } = application;
  refuseIf(version !== undefined && version !== application.version ? 'applications.changed_meanwhile' : null, 409);
  if (linkRef !== undefined && (await linkIsTaken(tx, linkRef, id))) taken();
  await updateApplication(tx, id, now, {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(linkRef !== undefined && { linkRef }),
    ...(roleId !== undefined && (await roleOf(tx, application.programId, roleId))),
  });
  if (questions) await saveQuestions(work, id, questions);
  const data = { fields: Object.keys(body) };
  await recordAudit(work, { action: 'application.changed', objectType: 'Application', objectId: id, data });
  return formAsSaved(tx, id);
};
