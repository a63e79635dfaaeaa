import { type DemoAct, writeDemoActs } from '../modules/accounts/demo.ts';
import type { Tx } from '../platform/work.ts';
import { daysOfSetup } from './calendar.ts';
import type { Written } from './types.ts';
import { type WrittenProgramme, writtenProgrammes } from './written-programmes.ts';

/** What is done to a program, by whom (the key of a person), and how many days after it was made. */
const acts = [
  { days: 0, by: 'enterprise', action: 'program.created' },
  {
    days: 0.1,
    by: 'enterprise',
    action: 'program.changed',
    data: { fields: ['description', 'start_date', 'duration'] },
  },
  { days: 1, by: 'admin', action: 'program.changed', data: { fields: ['photo', 'dashboard_primary_colour'] } },
  { days: 1.2, by: 'admin', action: 'program.service_named', data: { service: 'Choosing a first role' } },
  { days: 2, by: 'admin', action: 'invite_link.refreshed', role: 'Mentor' },
  { days: 3, by: 'enterprise', action: 'invitations.sent', role: 'Mentee', data: { sent: 12 } },
  { days: 5, by: 'admin', action: 'mentor.hours_set', whom: 'Mentor' },
  { days: 6, by: 'admin', action: 'member.details_changed', whom: 'Mentee', data: { fields: ['lastname'] } },
  { days: 8, by: 'platform', as: 'admin', action: 'member.capacity_changed', whom: 'Mentor', data: { from: 2, to: 4 } },
  { days: 9, by: 'platform', action: 'program.changed', data: { fields: ['whatsapp_notification'] } },
  { days: 12, by: 'enterprise', action: 'invitations.resent', role: 'Mentee', data: { sent: 4 } },
  { days: 13, by: 'admin', action: 'file.downloaded', data: { file: 'participants' } },
  { days: 14, by: 'owner', action: 'member.role_changed', whom: 'Mentee', data: { from: 'Mentor', to: 'Mentee' } },
] as const;
type Act = (typeof acts)[number];

const known = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demonstration has no ${what}`);
  return value;
};

const actIn = (act: Act, { key, begins }: WrittenProgramme, { people, ids, programmes, now }: Written): DemoAct => {
  const idOf = (person: string) => known(ids.get(person), person);
  const { programId, roleId } = known(programmes.get(key), `programme ${key}`);
  const belongs = people.some((one) => one.key === act.by && one.memberships.some((of) => of.programme === key));
  // The admins of one program do nothing in another.
  const doer = belongs || act.by === 'platform' ? act.by : 'enterprise';
  const whom = (role: string) =>
    idOf(
      known(
        people.find(({ memberships }) => memberships.some((one) => one.programme === key && one.role === role)),
        role,
      ).key,
    );
  return {
    action: act.action,
    at: now.add({ hours: 24 * (begins - daysOfSetup) }).add({ minutes: Math.round(24 * 60 * act.days) }),
    actorId: idOf(doer),
    programId,
    ...('as' in act && { asUserId: idOf(act.as) }),
    ...('role' in act && { object: { type: 'Role', id: roleId(act.role) } }),
    data: { ...('data' in act && act.data), ...('whom' in act && { user_id: whom(act.whom) }) },
  };
};

/** Writes what the company's admins did in its programs, and the platform's support for them, until now. */
export const writeAuditLog = async (tx: Tx, written: Written) => {
  const done = writtenProgrammes
    .flatMap((programme) => acts.map((act) => actIn(act, programme, written)))
    .filter(({ at }) => at.until(written.now).sign > 0);
  await writeDemoActs(tx, done, [known(written.ids.get('platform'), 'platform')]);
};
