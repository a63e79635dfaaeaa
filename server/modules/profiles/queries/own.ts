import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { preparedRead, read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { universities } from '../../reference/tables.ts';
import { colleges, jobs, mentorApplications, userInfos } from '../tables.ts';

const whose = sql.placeholder('userId');

const people = preparedRead('person_with_info', (from) =>
  from
    .select({ user: users, info: userInfos })
    .from(users)
    .leftJoin(userInfos, eq(userInfos.userId, users.id))
    .where(eq(users.id, whose)),
);

/** A person with what they say about themselves, which is null until they have said something. */
export const personWithInfo = async (tx: Tx, userId: number) => {
  const [row] = await people(tx, { userId });
  return row;
};
export type PersonWithInfo = NonNullable<Awaited<ReturnType<typeof personWithInfo>>>;

interface Named {
  id: number;
  name: string;
}
export interface ChosenLists {
  languages: Named[];
  industries: Named[];
  interested_industries: Named[];
  companies: Named[];
  services: Named[];
  skills: Named[];
  goals: Named[];
}

/** Everything that a person has chosen from the lists, by name, in one query. */
export const chosenLists = async (tx: Tx, userId: number) => {
  const [row] = await readRows<ChosenLists>(
    tx,
    sql`
      with chosen as (
        select 'languages' as list, l.id, l.name from user_languages u join languages l on l.id = u.language_id where u.user_id = ${userId}
        union all
        select case u.kind when 'own' then 'industries' else 'interested_industries' end, i.id, i.name
          from user_industries u join industries i on i.id = u.industry_id where u.user_id = ${userId}
        union all
        select 'companies', c.id, c.name::text from user_companies u join companies c on c.id = u.company_id where u.user_id = ${userId}
        union all
        select 'services', s.id, s.name from user_services u join services s on s.id = u.service_id where u.user_id = ${userId}
        union all
        select 'skills', s.id, s.name::text from user_skills u join skills s on s.id = u.skill_id where u.user_id = ${userId}
        union all
        select 'goals', g.id, g.mentor_label from user_goals u join goals g on g.id = u.goal_id where u.user_id = ${userId}
      ),
      lists as (
        select list, json_agg(json_build_object('id', id, 'name', name) order by name collate "und-x-icu") as items
        from chosen group by list
      )
      select
        coalesce((select items from lists where list = 'languages'), '[]') as languages,
        coalesce((select items from lists where list = 'industries'), '[]') as industries,
        coalesce((select items from lists where list = 'interested_industries'), '[]') as interested_industries,
        coalesce((select items from lists where list = 'companies'), '[]') as companies,
        coalesce((select items from lists where list = 'services'), '[]') as services,
        coalesce((select items from lists where list = 'skills'), '[]') as skills,
        coalesce((select items from lists where list = 'goals'), '[]') as goals
    `,
  );
  if (!row) throw new Error('a select without a from answers one row');
  return row;
};

const ownJobs = preparedRead('jobs_of_person', (from) =>
  from
    .select()
    .from(jobs)
    .where(eq(jobs.userId, whose))
    .orderBy(desc(jobs.isCurrent), desc(jobs.startDate), desc(jobs.id)),
);

/** PRO-24: present jobs first, then the newest. */
export const jobsOf = (tx: Tx, userId: number) => ownJobs(tx, { userId });

/** A job of this person; undefined when it is someone else's or gone. */
export const jobOf = async (tx: Tx, id: number, userId: number) => {
  const [job] = await read(tx)
    .select()
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.userId, userId)));
  return job;
};

const ownColleges = preparedRead('colleges_of_person', (from) =>
  from
    .select({ college: colleges, university: universities.name })
    .from(colleges)
    .leftJoin(universities, eq(universities.id, colleges.universityId))
    .where(eq(colleges.userId, whose))
    .orderBy(desc(colleges.studyStatus), desc(colleges.startDate), desc(colleges.id)),
);

/** PRO-25: present studies first, then the newest. */
export const collegesOf = (tx: Tx, userId: number) => ownColleges(tx, { userId });
export type CollegeView = Awaited<ReturnType<typeof collegesOf>>[number];

/** A university of this person; undefined when it is someone else's or gone. */
export const collegeOf = async (tx: Tx, id: number, userId: number) => {
  const [college] = await read(tx)
    .select()
    .from(colleges)
    .where(and(eq(colleges.id, id), eq(colleges.userId, userId)));
  return college;
};

const applications = preparedRead('latest_mentor_application', (from) =>
  from
    .select()
    .from(mentorApplications)
    .where(eq(mentorApplications.userId, whose))
    .orderBy(desc(mentorApplications.id))
    .limit(1),
);

/** The state of the person's wish to become a mentor: the newest application decides. */
export const latestApplication = async (tx: Tx, userId: number) => {
  const [application] = await applications(tx, { userId });
  return application;
};
export type ApplicationRow = NonNullable<Awaited<ReturnType<typeof latestApplication>>>;

/** The university of the list with this name, ignoring case. */
export const universityCalled = async (tx: Tx, name: string) => {
  const [university] = await read(tx)
    .select()
    .from(universities)
    .where(eq(universities.name, name))
    .orderBy(asc(universities.id))
    .limit(1);
  return university;
};
