import { daysOpen, writeDemoApplications } from '../modules/applications/demo.ts';
import type { Tx } from '../platform/work.ts';
import type { DemoPerson, Written } from './types.ts';
import { type WrittenApplication, writtenApplications } from './written-applications.ts';

const known = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demonstration has no ${what}`);
  return value;
};

/** Approved applicants have joined since; the others are not members yet. */
const candidatesOf = (form: WrittenApplication, { people, now }: Written) => {
  const opened = now.subtract({ hours: 24 * daysOpen });
  const here = ({ memberships }: DemoPerson) => memberships.find(({ programme }) => programme === form.programme);
  const others = people.filter(
    (person) => person.userType === 'mentee' && !here(person) && person.joinedAt.until(opened).sign > 0,
  );
  const joined = people.filter((person) => here(person)?.role === form.role && person.key.startsWith('mente'));
  return {
    waiting: others.filter(({ key }) => key.startsWith('mentee-')),
    joined: joined.map((person) => ({ person, since: here(person)?.since })),
  };
};

/** Each state with the people in it; nobody applies twice with one form. */
const applicantsOf = (form: WrittenApplication, written: Written) => {
  const { waiting, joined } = candidatesOf(form, written);
  const states = (['applied', 'shortlisted', 'approved', 'rejected', 'draft'] as const).flatMap((status) =>
    Array.from({ length: form.counts[status] }, () => status),
  );
  const fresh = waiting.values();
  const members = joined.values();
  return states.map((status, at) => {
    // The last approved applicant has not accepted the invitation yet.
    const isLast = states[at + 1] !== status;
    const member = status === 'approved' && !isLast ? members.next().value : undefined;
    const person = member?.person ?? known(fresh.next().value, 'people to apply');
    return { status, userId: known(written.ids.get(person.key), person.key), since: member?.since };
  });
};

/** Writes the forms, who applied, what they answered and how it was decided. */
export const writeApplications = async (tx: Tx, written: Written) => {
  const { ids, programmes, now } = written;
  const adminId = known(ids.get('enterprise'), 'enterprise');
  for (const one of writtenApplications) {
    const { programme, role, counts: _counts, ...form } = one;
    const { programId, roleId } = known(programmes.get(programme), `programme ${programme}`);
    const userType = role === 'Mentor' ? 'mentor' : 'mentee';
    const applied = applicantsOf(one, written);
    await writeDemoApplications(tx, { ...form, programId, roleId: roleId(role), userType }, applied, { adminId, now });
  }
};
