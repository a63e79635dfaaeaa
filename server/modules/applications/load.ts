import { found } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { lockRunning } from '../programmes/index.ts';
import type { ProgrammeForm } from './permissions.ts';
import { placesTaken } from './queries/intake.ts';
import {
  applicantById,
  applicationById,
  type ApplicationRow,
  type FoundApplicant,
  isMemberOf,
  ownApplicant,
} from './queries.ts';
import { factsOf } from './rules/facts.ts';
import { intakeFacts } from './rules/intake.ts';
import { lockApplicant } from './store.ts';

/** Loads a form to change it: locks its programme, which must be running (B68), then reads the form again. */
export const lockForm = async (tx: Tx, { application: { id, programId } }: ApplicationRow) => {
  await lockRunning(tx, programId);
  return found(await applicationById(tx, id), 'applications.not_found');
};

type Applying = Pick<Work<Actor>, 'tx' | 'now' | 'actor'>;

/** What this person has begun or sent with a form, and what the rules need to know of them. */
export const ownStanding = async (
  { tx, now, actor }: Applying,
  { application, programme }: Pick<ProgrammeForm, 'application' | 'programme'>,
) => {
  const { id, programId, published: open } = application;
  const applicant = await ownApplicant(tx, id, actor.id);
  const member = await isMemberOf(tx, programId, actor.id);
  const taken = (await placesTaken(tx, [id])).get(id) ?? 0;
  const { isActive: running, timezone: zone } = programme.program;
  const intake = intakeFacts(application, { taken, zone, now });
  return { applicant, facts: factsOf({ applicant, running, open, member, intake, now }) };
};

/**
 * Loads a form to apply with. An admin who changes, closes or deletes it waits for the same lock, and whoever applies at
 * the same moment counts the places that this one has taken.
 */
export const lockToApply = async (work: Applying, form: ProgrammeForm) => {
  const { application } = await lockForm(work.tx, form);
  return { application, ...(await ownStanding(work, { application, programme: form.programme })) };
};

/** Loads an applicant to decide about: locks the programme, which must be running, then the applicant. */
export const lockToDecide = async (tx: Tx, { applicant: { id }, application: { programId } }: FoundApplicant) => {
  await lockRunning(tx, programId);
  const { application } = found(await applicantById(tx, id), 'applications.applicant_not_found');
  const applicant = found(await lockApplicant(tx, id), 'applications.applicant_not_found');
  return { application, applicant };
};
