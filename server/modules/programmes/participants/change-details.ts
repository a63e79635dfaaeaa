import { type EmployeeDetails, employeeFields } from '../../../../contract/programmes/index.ts';
import type { MemberDetailsChanged } from '../../../domain-events/programmes.ts';
import { found } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { changePerson, lockPerson, personById, recordAudit } from '../../accounts/index.ts';
import { profileChanged } from '../../profiles/index.ts';
import { presentDetails } from '../present/participants.ts';
import { programmeById } from '../queries.ts';
import { participantsOf } from '../queries/participants.ts';
import { setDetails } from '../store/employee-details.ts';

/** What an admin can correct in a person's account (B128); the email address is not among it. */
export interface Details {
  firstname?: string | undefined;
  lastname?: string | undefined;
  phone_no?: string | null | undefined;
}

const fields = ['firstname', 'lastname', 'phone_no'] as const;

/**
 * B128: corrects a member's name and phone number. These belong to the account, so they change everywhere; the member is
 * told, and can change them back.
 */
export const changeDetails = async (
  work: Work<Actor>,
  { programId, userId }: { programId: number; userId: number },
  details: Details,
) => {
  const { tx, now, announce } = work;
  if (fields.every((field) => details[field] === undefined)) return;
  const person = found(await lockPerson(tx, userId), 'accounts.not_found');
  const before = { firstname: person.firstname, lastname: person.lastname, phone_no: person.phoneNo };
  const changed = fields.filter((field) => details[field] !== undefined && details[field] !== before[field]);
  if (changed.length === 0) return;
  const { firstname, lastname, phone_no: phoneNo } = details;
  await changePerson(tx, userId, {
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(phoneNo !== undefined && { phoneNo }),
  });
  // Which fields, not what they said: the log is kept for longer than the account.
  const data = { user_id: userId, fields: changed };
  await recordAudit(work, { action: 'member.details_changed', objectType: 'Program', objectId: programId, data });
  await profileChanged(work, userId);
  const event = { programId, userId, fields: changed, at: now.toString() };
  await announce<MemberDetailsChanged>({ name: 'member.details_changed', ...event });
};

/** Corrects what the company says about a member's work, in all its programs. Each field that is left out stays. */
export const changeWorkDetails = async (
  work: Work<Actor>,
  { programId, userId }: { programId: number; userId: number },
  wish: Partial<EmployeeDetails>,
) => {
  const { tx, now } = work;
  const { program } = found(await programmeById(tx, programId), 'programmes.not_found');
  const person = found(await personById(tx, userId), 'accounts.not_found');
  const [known] = await participantsOf(tx, { programId, userId });
  const before = presentDetails(known?.details ?? null);
  const { employee_id: employeeId, ...after } = { ...before, ...wish };
  const changed = employeeFields.filter((field) => wish[field] !== undefined && wish[field] !== before[field]);
  if (changed.length === 0) return;
  const { enterpriseId } = program;
  await setDetails(tx, { enterpriseId, userId, email: person.email }, { employeeId, ...after }, now);
  const data = { user_id: userId, fields: changed };
  await recordAudit(work, { action: 'member.work_details_changed', objectType: 'Program', objectId: programId, data });
};
