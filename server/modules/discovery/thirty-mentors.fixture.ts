import type { World } from '../../testing/world.fixture.ts';
import { listMentor } from './keep-index.ts';

/** Thirty mentors besides the world's two, each slightly different from the last. */
export const thirtyMentors = async (world: World) => {
  await world.rows(`
    insert into users (public_id, slug, firstname, lastname, email, user_type, is_fl_mentor, timezone, created_at, confirmed_at)
    overriding system value
    select md5('m' || n), 'mentor-' || n, 'Siti' || n, 'Rahman', 'm' || n || '@example.com', 'mentor', true, 'Asia/Kuala_Lumpur', now(), now()
    from generate_series(1, 30) n`);
  await world.rows(`
    insert into user_infos (user_id, job_title, company, country_id, gender, working_experience, working_experience_level, mentor_since)
    select id, case when id % 2 = 0 then 'Marketing Lead' else 'Data Engineer' end, 'Gojek', 1 + id % 3, case when id % 2 = 0 then 'female' else 'male' end,
      case when id % 2 = 0 then '3-5 years' else '5-10 years' end, 'senior', '2026-01-01T00:00:00Z'::timestamptz + id * interval '1 day'
    from users where slug like 'mentor-%'`);
  await world.rows(
    `insert into user_industries (user_id, industry_id, kind) select id, 1 + id % 4, 'own' from users where slug like 'mentor-%'`,
  );
  await world.rows(
    `insert into user_languages (user_id, language_id) select id, 1 + id % 2 from users where slug like 'mentor-%'`,
  );
  const mentors = await world.rows<{ id: string }>('select id from users where is_fl_mentor order by id');
  for (const { id } of mentors) await world.transact((change) => listMentor(change, Number(id)));
};
