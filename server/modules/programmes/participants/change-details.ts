import { type EmployeeDetails, employeeFields } from '../../../../contract/programmes/index.ts';
import type { MemberDetailsChanged } from '../../../domain-events/programmes.ts';
import { missing } from '../../../../contract/profiles/index.ts';
import { refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { changePerson, type Person, recordInProgram } from '../../accounts/index.ts';
import { lacksPhone, profileChanged } from '../../profiles/index.ts';
import { presentDetails } from '../present/participants.ts';
import { isMemberElsewhere, managesElsewhere } from '../queries/administered.ts';
import { participantsOf } from '../queries/participants.ts';
import { setDetails } from '../store/employee-details.ts';

/** What an admin can correct in a person's account (B128); the email address is not among it. */
export interface Details {
  firstname?: string | undefined;
  lastname?: string | undefined;
  phone_no?: string | null | undefined;
}

const fields = ['firstname', 'lastname', 'phone_no'] as const;

interface Member {
  programId: number;
  enterpriseId: number;
  /** Locked before anything else. */
  person: Person;
}

/**
 * Whoever manages Lantern or another company, mentors on the platform, or is in another company's program, is known there
 * by this name: a program's admin cannot change it. Anybody can make a company, and let people join it.
 */
const whyNotDetails = async ({ tx, actor }: Work<Actor>, { enterpriseId, person }: Member) => {
  if (actor.isPlatformAdmin) return null;
  const isOthers = person.isPlatformAdmin || (await managesElsewhere(tx, person.id, enterpriseId));
  if (isOthers) return 'programmes.details_of_other_admin';
  const isKnown = person.isFlMentor || (await isMemberElsewhere(tx, person.id, enterpriseId));
  return isKnown ? 'programmes.details_known_elsewhere' : null;
};

/**
 * B128: corrects a member's name and phone number. These belong to the account, so they change everywhere; the member is
 * told, and can change them back.
 */
export const changeDetails = async (work: Work<Actor>, member: Member, details: Details) => {
  const { tx, now, announce } = work;
  const { programId, person } = member;
  const userId = person.id;
  const before = { firstname: person.firstname, lastname: person.lastname, phone_no: person.phoneNo };
  const changed = fields.filter((field) => details[field] !== undefined && details[field] !== before[field]);
  if (changed.length === 0) return;
  refuseIf(await whyNotDetails(work, member), 403);
  if (lacksPhone(person, details)) refuseField('phone_no', missing('Phone no'));
  const { firstname, lastname, phone_no: phoneNo } = details;
  await changePerson(tx, userId, {
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(phoneNo !== undefined && { phoneNo }),
  });
  // Which fields, not what they said: the log is kept for longer than the account.
  const data = { user_id: userId, fields: changed };
  await recordInProgram(work, programId, { action: 'member.details_changed', data });
  await profileChanged(work, userId);
  const event = { programId, userId, fields: changed, at: now.toString() };
  await announce<MemberDetailsChanged>({ name: 'member.details_changed', ...event });
};

/** Corrects what the company says about a member's work, in all its programs. Each field that is left out stays. */
export const changeWorkDetails = async (
  work: Work<Actor>,
  { programId, enterpriseId, person: { id: userId } }: Member,
  wish: Partial<EmployeeDetails>,
) => {
  const { tx, now } = work;
  const [known] = await participantsOf(tx, { programId, userId });
  const before = presentDetails(known?.details ?? null);
  const { employee_id: employeeId, ...after } = { ...before, ...wish };
  const changed = employeeFields.filter((field) => wish[field] !== undefined && wish[field] !== before[field]);
  if (changed.length === 0) return;
  await setDetails(tx, { enterpriseId, userId, at: now }, { employeeId, ...after });
  const data = { user_id: userId, fields: changed };
  await recordInProgram(work, programId, { action: 'member.work_details_changed', data });
};
