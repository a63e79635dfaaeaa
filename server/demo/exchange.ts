import company from '../../db/demo/company.json' with { type: 'json' };
import { writeDemoMatching } from '../modules/pairings/demo.ts';
import { type DemoEmployee, writeDemoEmployees } from '../modules/programmes/demo.ts';
import type { Tx } from '../platform/work.ts';
import { diceFor } from './dice.ts';
import type { DemoPerson, ProgrammeKey, Written } from './types.ts';

const programme: ProgrammeKey = 'exchange';

const known = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demonstration has no ${what}`);
  return value;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every title of the company belongs to one department. */
const departmentOf = ({ jobTitle }: DemoPerson) =>
  known(
    company.departments.find(({ junior, lead, senior }) => [...junior, ...lead, ...senior].includes(jobTitle ?? '')),
    `department with a ${jobTitle}`,
  );

const divisionOf = (team: string) =>
  known(
    Object.entries(company.divisions).find(([, teams]) => teams.includes(team)),
    `division with ${team}`,
  )[0];

const grades = { mentee: ['E3', 'E4'], mentor: ['M2', 'M3'], admin: ['M3'] } as const;

/** What the company's file says of its people: their team, where they sit, and for the mentees who leads them. */
export const employeesOf = (people: readonly DemoPerson[]): (Omit<DemoEmployee, 'userId'> & { key: string })[] => {
  const numberOf = new Map(people.map(({ key }, at) => [key, `ST-${1200 + at * 3}`]));
  const leaders = people.filter(({ userType }) => userType === 'mentor');
  return people.map((person) => {
    const { key, intro, userType } = person;
    const dice = diceFor(`${key} in the file`);
    const { team } = departmentOf(person);
    const leader = leaders.find((one) => departmentOf(one).team === team);
    return {
      key,
      employeeId: numberOf.get(key) ?? '',
      department: divisionOf(team),
      team: capital(team),
      grade: dice.pick(grades[userType]),
      location: company.cities.find((city) => intro.includes(city)) ?? dice.pick(company.cities),
      manager: leader && leader !== person && userType === 'mentee' ? (numberOf.get(leader.key) ?? '') : '',
    };
  });
};

/** The program that waits to be matched: what the file says of its people, and what its admins have decided. */
export const writeExchange = async (tx: Tx, { people, ids, programmes, now }: Written) => {
  const members = people.filter(
    ({ key, memberships }) => key !== 'enterprise' && memberships.some((one) => one.programme === programme),
  );
  const { programId } = known(programmes.get(programme), programme);
  const idOf = (key: string) => known(ids.get(key), key);
  const employees = employeesOf(members).map(({ key, ...employee }) => ({ ...employee, userId: idOf(key) }));
  await writeDemoEmployees(tx, { programId, employees, updatedAt: now.subtract({ hours: 24 * 5 }) });
  const [one, another] = members.filter(({ userType }) => userType === 'mentee');
  const [first, second] = members.filter(({ userType }) => userType === 'mentor');
  const two = (mentee: DemoPerson | undefined, mentor: DemoPerson | undefined) => ({
    menteeId: idOf(mentee?.key ?? ''),
    mentorId: idOf(mentor?.key ?? ''),
  });
  await writeDemoMatching(tx, {
    programId,
    updatedBy: idOf('enterprise'),
    updatedAt: now.subtract({ hours: 24 * 2 }),
    named: [
      { kind: 'together', ...two(one, first) },
      { kind: 'apart', ...two(another, second) },
    ],
  });
};
