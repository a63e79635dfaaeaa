import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { saveProgramme as endpoint } from '../../../contract/programmes/index.ts';
import type { ProgrammeChanged } from '../../domain-events/programmes.ts';
import { insertDraft } from './store/drafts.ts';
import { found, refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { letGo } from '../profiles/index.ts';
import { createProgramme } from './create-programme.ts';
import { followTemplate } from './follow-template.ts';
import {
  type ProgrammeChange,
  givenIn,
  inParts,
  type Pictures,
  type SaveBody,
  changedFields,
  type StoredProgramme,
} from './given.ts';
import { lockRunning } from './load.ts';
import type { PlaceToSave } from './permissions.ts';
import { replacedBy } from './pictures.ts';
import { nameIsTaken, programmeById } from './queries.ts';
import { isShown } from './queries/pictures.ts';
import { endAfter } from './rules/dates.ts';
import { saveGoals } from './save-goals.ts';
import { saveModules } from './save-modules.ts';
import { saveQuestions } from './save-questions.ts';
import { lockProgramme, updateLook, updateProgramme } from './store/programmes.ts';

type Sent = EndpointInput<typeof endpoint>['body'];
type Stored = NonNullable<Awaited<ReturnType<typeof lockProgramme>>>;

/** PRG-27, B67: the end follows from start and duration unless it is set freely; it is never before the start. */
const withEnd = (before: Pick<Stored, 'startDate' | 'endDate' | 'duration'>, sent: ProgrammeChange['program']) => {
  const { startDate, endDate, duration } = { ...before, ...sent };
  const end = endAfter(startDate ?? null, duration ?? before.duration) ?? endDate ?? null;
  if (startDate && end && end < startDate) refuseField('end_date', 'End date must be after the start date');
  return { ...sent, endDate: end };
};

/** PRG-25, PRG-41: a draft may leave everything open; to go past the structure, the start date must be set. */
const stepIn = ({ setupStep }: ProgrammeChange, { startDate }: Pick<Stored, 'startDate'>) => {
  if (setupStep === undefined) return {};
  const goesOn = setupStep !== 'draft' && setupStep !== 'structure';
  if (goesOn && startDate === null) refuseField('start_date', 'Program Start Date is a required field');
  return { setupStep };
};

const saveParts = async (work: Work<Actor>, programId: number, { goals, questions, modules }: ProgrammeChange) => {
  if (goals) await saveGoals(work, programId, goals);
  if (questions) await saveQuestions(work, programId, questions);
  if (modules) await saveModules(work, programId, modules);
};

/** A picture that has been replaced is removed once this has committed, unless another programme shows it too. */
const letGoUnshown = async (work: Work<Actor>, replaced: readonly string[]) => {
  for (const key of replaced) if (!(await isShown(work.tx, key))) await letGo(work, key);
};

/** SYS-19: what is another now, and how pairs are made if that has changed. */
const changed = (body: SaveBody, given: ProgrammeChange, before: StoredProgramme) => {
  const { pairingMethod: from } = before.program;
  const to = body.program?.pairing_method ?? from;
  return { fields: changedFields(body, given, before), ...(to !== from && { pairing_method: { from, to } }) };
};

const change = async (work: Work<Actor>, id: number, body: SaveBody, given: ProgrammeChange) => {
  const { tx, now, announce } = work;
  const before = await lockRunning(tx, id);
  if (given.version !== undefined && given.version !== before.version) refuseIf('programmes.changed_meanwhile', 409);
  const { name } = given.program;
  if (name !== undefined && (await nameIsTaken(tx, before.enterpriseId, name, id))) {
    refuseField('name', 'Program name is already in use');
  }
  const dated = withEnd(before, given.program);
  const shown = found(await programmeById(tx, id), 'programmes.not_found');
  await updateProgramme(tx, id, now, {
    ...dated,
    ...given.pictures.program,
    ...stepIn(given, { ...before, ...dated }),
  });
  await updateLook(tx, id, { ...given.look, ...given.pictures.look });
  await letGoUnshown(work, replacedBy(given.pictures, shown));
  await saveParts(work, id, given);
  await followTemplate(work, before, given.program.templateType, given);
  await recordInProgram(work, id, { action: 'program.changed', data: changed(body, given, shown) });
  await announce<ProgrammeChanged>({ name: 'programme.changed', programId: id, at: now.toString() });
  return id;
};

/**
 * PRG-16, A98: creates a programme in an enterprise, or saves the parts that were sent of an existing one. Returns its
 * id.
 */
export const saveProgramme = async (
  work: Work<Actor>,
  { programme, enterpriseId }: PlaceToSave,
  sent: Sent,
  pictures: Pictures,
): Promise<number> => {
  const body = inParts(sent);
  const given = givenIn(body, pictures);
  if (programme !== null) return change(work, programme.program.id, body, given);
  const { startDate = null, duration = '3_months' } = given.program;
  given.program = withEnd({ startDate, endDate: null, duration }, given.program);
  const id = await createProgramme(work, enterpriseId, given);
  if (body.draft === true) await insertDraft(work.tx, id, work.now);
  await saveParts(work, id, given);
  return id;
};
