import type { z } from 'zod';
import type { changeApplication, createApplication } from '../../../contract/applications/index.ts';
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

/** APP-08: one of the programme's own roles, and its user type with it. */
const roleOf = async (tx: Tx, programId: number, roleId: number) => {
  const role = await availableRole(tx, programId, roleId);
  if (role === undefined) return refuseField('role_id', 'Role is a required field');
  return { roleId: role.id, userType: role.userType };
};

const formAsSaved = async (tx: Tx, id: number) => found(await applicationById(tx, id), 'applications.not_found');

/** APP-06: a new form. It takes nobody before it is published. */
export const createForm = async (
  work: Work<Actor>,
  { program: { id: programId } }: ProgrammeRow,
  body: z.output<typeof createApplication.body>,
) => {
  const { tx, now, actor } = work;
  await lockRunning(tx, programId);
  const id = await insertApplication(tx, {
    programId,
    name: body.name,
    description: body.description,
    ...(await roleOf(tx, programId, body.role_id)),
    linkRef: body.link_ref ?? newLinkRef(),
    createdBy: actor.id,
    createdAt: now,
    updatedAt: now,
  });
  if (id === null) return taken();
  await saveQuestions(work, id, body.questions);
  const data = { program_id: programId };
  await recordAudit(work, { action: 'application.created', objectType: 'Application', objectId: id, data });
  return formAsSaved(tx, id);
};

/** APP-09: changes what is sent and nothing else. The programme of a form is for good. */
export const changeForm = async (
  work: Work<Actor>,
  form: ApplicationRow,
  body: z.output<typeof changeApplication.body>,
) => {
  const { tx, now } = work;
  const { application } = await lockForm(tx, form);
  const { id } = application;
  refuseIf(
    body.version !== undefined && body.version !== application.version ? 'applications.changed_meanwhile' : null,
    409,
  );
  if (body.link_ref !== undefined && (await linkIsTaken(tx, body.link_ref, id))) taken();
  await updateApplication(tx, id, now, {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.description !== undefined && { description: body.description }),
    ...(body.link_ref !== undefined && { linkRef: body.link_ref }),
    ...(body.role_id !== undefined && (await roleOf(tx, application.programId, body.role_id))),
  });
  if (body.questions) await saveQuestions(work, id, body.questions);
  const data = { fields: Object.keys(body) };
  await recordAudit(work, { action: 'application.changed', objectType: 'Application', objectId: id, data });
  return formAsSaved(tx, id);
};
