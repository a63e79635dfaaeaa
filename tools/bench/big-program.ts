import { Temporal } from 'temporal-polyfill';
import type pg from 'pg';
import { type BenchMentor, dice } from './hundred-thousand.ts';

/** What the lists of one program know about each of a hundred thousand members, who are the mentors of the other search. */
export interface BenchMember extends BenchMentor {
  email: string;
  phone: string;
  role: 'Mentor' | 'Mentee' | 'Trainee' | 'Admin';
  userType: 'mentor' | 'mentee' | 'admin';
  joinedAt: number;
  signsIn: boolean;
  isPaired: boolean;
  /** When the last session here that was completed began. */
  heldAt: number | null;
  /** The end of a session that is upcoming by its status. */
  awaitedUntil: number | null;
  employeeId: string;
  department: string;
  team: string;
  grade: string;
  location: string;
  /** As an applicant to the program's one form. */
  status: 'applied' | 'shortlisted' | 'waitlisted' | 'approved' | 'rejected' | 'draft';
  appliedOn: number | null;
  /** Whether a rejection waits to be final. */
  isRejecting: boolean;
  isConfirmed: boolean;
  /** The stars given to them here, at most three. */
  starsHere: number[];
  /** Whether they take no more mentees. */
  isFull: boolean;
  services: number[];
}

const day = 86_400_000;
const hour = 3_600_000;
const userTypes = { Mentor: 'mentor', Mentee: 'mentee', Trainee: 'mentee', Admin: 'admin' } as const;
const states = [
  ['applied', 0.5],
  ['shortlisted', 0.55],
  ['waitlisted', 0.6],
  ['approved', 0.85],
  ['rejected', 0.95],
  ['draft', 1],
] as const;

/** What the company's file says about one person; nothing of those it does not know. */
const workOf = (n: number, few: (sides: number) => number, upTo: (sides: number) => number) => ({
  employeeId: `E${100_000 + n}`,
  department: `Department ${few(40)}`,
  team: `Team ${upTo(300)}`,
  grade: `G${few(12)}`,
  location: `Office ${few(30)}`,
});
const noWork = { employeeId: '', department: '', team: '', grade: '', location: '' };

const awaitedAt = (met: number, now: number, upTo: (sides: number) => number) => {
  if (met <= 0.55 || met >= 0.7) return null;
  return met < 0.62 ? now - 2 * day - upTo(day) : now + upTo(14) * day + hour;
};

const roleAt = (n: number, side: number) => {
  if (n % 1000 === 7) return 'Admin';
  if (side < 0.3) return 'Mentor';
  return side < 0.36 ? 'Trainee' : 'Mentee';
};

export const membersAmong = (people: readonly BenchMentor[], now: number): BenchMember[] => {
  const throwDice = dice(11);
  const upTo = (sides: number) => Math.floor(throwDice() * sides);
  const few = (sides: number) => Math.floor(throwDice() ** 2 * sides);
  return people.map((one, n) => {
    const side = throwDice();
    const role = roleAt(n, side);
    const met = throwDice();
    const isKnown = throwDice() < 0.9;
    const chance = throwDice();
    const [status = 'applied'] = states.find(([, until]) => chance < until) ?? [];
    const joinedAt = now - upTo(400) * day - upTo(day);
    return {
      ...one,
      email: `b-${one.userId}@example.com`,
      phone: `+6012${String(1_000_000 + upTo(9_000_000))}`,
      role,
      userType: userTypes[role],
      joinedAt,
      signsIn: throwDice() < 0.96,
      isPaired: throwDice() < 0.8,
      heldAt: met < 0.6 ? now - (1 + upTo(120)) * day - upTo(day) : null,
      awaitedUntil: awaitedAt(met, now, upTo),
      ...(isKnown ? workOf(n, few, upTo) : noWork),
      status,
      appliedOn: status === 'draft' ? null : joinedAt - upTo(10) * day,
      isRejecting: (status === 'applied' || status === 'shortlisted') && throwDice() < 0.002,
      isConfirmed: throwDice() < 0.99,
      starsHere: throwDice() < 0.4 ? Array.from({ length: 1 + upTo(3) }, () => 3 + upTo(3)) : [],
      isFull: role === 'Mentor' && throwDice() < 0.2,
      services: [...new Set([1 + upTo(5), 1 + upTo(5)])],
    };
  });
};

export const program = {
  id: 5_000_000,
  form: 5_000_001,
  firstService: 5_000_020,
  roles: { Mentor: 5_000_010, Mentee: 5_000_011, Trainee: 5_000_012, Admin: 5_000_013 },
};

const written = (milliseconds: number | null) =>
  milliseconds === null ? null : Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();

/** As SQL takes a row of them: `of` in the statements below. */
const columns = `(user_id bigint, phone text, role_id bigint, joined_at timestamptz, signs_in boolean, is_paired boolean, side text,
  held_at timestamptz, awaited_until timestamptz, employee_id text, department text, team text, grade text, location text,
  status text, applied_on timestamptz, is_rejecting boolean, is_confirmed boolean, stars integer[], is_full boolean, services bigint[],
  said text, country_id bigint, gender text, working_experience text, working_experience_level text, industries bigint[],
  skills bigint[], languages bigint[], job_roles text[])`;
const rowOf = (one: BenchMember) => ({
  user_id: one.userId,
  phone: one.phone,
  role_id: program.roles[one.role],
  joined_at: written(one.joinedAt),
  signs_in: one.signsIn,
  is_paired: one.isPaired,
  side: one.userType === 'mentor' ? 'mentor' : 'mentee',
  held_at: written(one.heldAt),
  awaited_until: written(one.awaitedUntil),
  employee_id: one.employeeId,
  department: one.department,
  team: one.team,
  grade: one.grade,
  location: one.location,
  status: one.status,
  applied_on: written(one.appliedOn),
  is_rejecting: one.isRejecting,
  is_confirmed: one.isConfirmed,
  stars: one.starsHere,
  is_full: one.isFull,
  services: one.services.map((service) => program.firstService + service),
  // Everything that they say of themselves, in the one field that may say anything.
  said: one.words.slice(one.firstname.length + one.lastname.length + 2),
  country_id: one.countryId,
  gender: one.gender,
  working_experience: one.workingExperience,
  working_experience_level: one.workingExperienceLevel,
  industries: one.industries,
  skills: one.skills,
  languages: one.languages,
  job_roles: one.jobRoles,
});

const around = [
  `insert into enterprises (id, name, slug, program_type, estimated_participants, country_id, phone_no, owner_id, created_at)
     overriding system value values (5000000, 'Bench', 'bench', 'x', 'x', 1, '+601', 1000000, $1)`,
  // Members read its reviews, so that its directory is ordered by them (M32).
  `insert into programs (id, enterprise_id, name, slug, description, pairing_method, review_settings, created_by, created_at, updated_at)
     overriding system value values (${program.id}, 5000000, 'Bench', 'bench', 'Bench', 'mentee_picks', 'shown', 1000000, $1, $1)`,
  `insert into white_labels (program_id) values (${program.id})`,
  ...Object.entries(program.roles).map(
    ([name, id]) => `insert into roles (id, program_id, name, user_type, created_at) overriding system value
       values (${id}, ${program.id}, '${name}', '${userTypes[name as keyof typeof userTypes]}', $1)`,
  ),
  `insert into program_goals (id, program_id, mentor_label, position, created_at) overriding system value
     select ${program.firstService} + n, ${program.id}, 'Service ' || n, n, $1 from generate_series(1, 5) n`,
  `insert into applications (id, program_id, name, user_type, role_id, link_ref, published, created_by, created_at, updated_at)
     overriding system value values (${program.form}, ${program.id}, 'Bench', 'mentee', ${program.roles.Mentee}, 'abcdefghij', true, 1000000, $1, $1)`,
];

const session = (start: string, end: string, status: string, where: string) => `with made as (
    insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at, end_at, user_timezone,
      topic, room_token, created_at, updated_at)
    select ${program.id}, 'group', user_id, user_id, user_id, user_id, '${status}', ${start}, ${end}, 'UTC', 'x',
      md5('${status}' || user_id), $2, $2 from of where ${where} returning id, mentor_id)
  insert into booking_participants (booking_id, user_id, user_type)
    select m.id, m.mentor_id, of.side from made m join of on of.user_id = m.mentor_id`;

const ofEach = [
  'update users u set phone_no = of.phone, confirmed_at = case when of.is_confirmed then u.created_at end from of where u.id = of.user_id and $2::text is not null',
  `insert into program_memberships (program_id, user_id, role_id, joined_at, capacity)
     select ${program.id}, user_id, role_id, joined_at, case when is_full then 0 end from of where $2::text is not null order by joined_at, user_id`,
  `insert into user_infos (user_id, company, country_id, gender, working_experience, working_experience_level, job_roles)
     select user_id, said, country_id, gender, working_experience, working_experience_level, job_roles from of where $2::text is not null`,
  `insert into user_industries (user_id, industry_id, kind) select user_id, unnest(industries), case side when 'mentor' then 'own' else 'interested' end
     from of where $2::text is not null`,
  'insert into user_skills (user_id, skill_id) select user_id, unnest(skills) from of where $2::text is not null',
  'insert into user_languages (user_id, language_id) select user_id, unnest(languages) from of where $2::text is not null',
  'insert into user_program_goals (user_id, program_goal_id) select user_id, unnest(services) from of where $2::text is not null',
  `insert into reviews (booking_id, program_id, rater_id, ratee_id, rater_type, star_rating, submitted_at, unsealed_at, counted)
     select 90000000 + user_id * 10 + n, ${program.id}, 1000000, user_id, 'mentee', star, $2, $2, true
     from of, unnest(stars) with ordinality as given (star, n) where side = 'mentor'`,
  `insert into identities (user_id, provider, subject, created_at) select user_id, 'password', user_id::text, $2 from of where signs_in`,
  `insert into employee_details (enterprise_id, user_id, employee_id, department, team, grade, location, updated_at)
     select 5000000, user_id, employee_id, department, team, grade, location, $2 from of where employee_id <> ''`,
  `with made as (insert into pairings (program_id, type, name, created_by, created_at)
       select ${program.id}, 'group', 'x', user_id, $2 from of where is_paired and side is not null returning id, created_by)
     insert into pairing_participants (pairing_id, user_id, user_type)
       select m.id, m.created_by, of.side from made m join of on of.user_id = m.created_by`,
  session('held_at', `held_at + interval '1 hour'`, 'completed', 'held_at is not null'),
  session(`awaited_until - interval '1 hour'`, 'awaited_until', 'upcoming', 'awaited_until is not null'),
  `insert into applicants (application_id, user_id, status, applied_on, rejects_at, rejected_by, created_at, updated_at)
     select ${program.form}, user_id, status, applied_on, case when is_rejecting then $2::timestamptz end,
       case when is_rejecting then 1000000 end, $2, $2 from of order by joined_at, user_id`,
];

const programTables = [
  'user_infos',
  'user_industries',
  'user_skills',
  'user_languages',
  'user_program_goals',
  'reviews',
  'users',
  'identities',
  'program_memberships',
  'employee_details',
  'pairings',
  'pairing_participants',
  'bookings',
  'booking_participants',
  'applicants',
];

/** Loads the program with its members, who have to be users already. Triggers and keys have to be off. */
export const loadProgram = async (client: pg.Client, members: readonly BenchMember[], moment: string) => {
  for (const statement of around) await client.query(statement, statement.includes('$1') ? [moment] : []);
  // Whoever joined first has the first membership.
  const inTurn = members.toSorted((one, other) => one.joinedAt - other.joinedAt || one.userId - other.userId);
  for (let at = 0; at < inTurn.length; at += 10_000) {
    const rows = JSON.stringify(inTurn.slice(at, at + 10_000).map(rowOf));
    for (const statement of ofEach)
      await client.query(
        `with of as materialized (select * from json_to_recordset($1::json) as r ${columns}) ${statement.startsWith('with ') ? statement.replace(/^with /, ', ') : statement}`,
        [rows, moment],
      );
  }
  // What the trigger on applicants would have written.
  await client.query(
    `update applicants a set sought = lower(u.firstname || ' ' || u.lastname || E'\\n' || u.email) from users u where u.id = a.user_id`,
  );
  // As a database does by itself that is older than a minute; nothing is planned well before.
  for (const table of programTables) await client.query(`vacuum analyze ${table}`);
  // Their triggers keep the words and the numbers.
  await client.query('set session_replication_role = default');
  await client.query('select list_participants(array(select id from program_memberships))');
  await client.query('select list_members(array(select id from program_memberships))');
  for (const table of ['participant_index', 'member_index', 'member_words', 'member_counts', 'member_count_changes'])
    await client.query(`vacuum analyze ${table}`);
};
