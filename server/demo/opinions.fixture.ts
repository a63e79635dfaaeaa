import { expect } from 'vitest';
import type { World } from '../testing/world.fixture.ts';

/** NPS-15: seven of ten have answered, in every programme that had sessions, and whoever signs in by name has. */
const expectFeedback = async (world: World) => {
  const [feedback] = await world.rows(`select count(*)::int as answers, count(distinct number_of_stars)::int as numbers,
    count(distinct program_id)::int as programs, count(*) filter (where comment <> '')::int as comments
    from nps_submissions`);
  expect(feedback).toMatchObject({ numbers: 11, programs: expect.any(Number) });
  expect(Number(feedback?.answers)).toBeGreaterThan(150);
  expect(Number(feedback?.comments)).toBeGreaterThan(60);
  expect(Number(feedback?.programs)).toBeGreaterThanOrEqual(3);
};

/** NPS-16: a survey in each state, with enough answers to be shown, and one that the mentee can answer. */
const expectSurveys = async (world: World) => {
  expect(
    await world.rows(`select s.title, s.status, count(*) filter (where r.answered) >= 5 as shown,
      bool_or(u.email = 'mentee@lantern.test' and not r.answered) as asks_mentee
      from surveys s left join survey_recipients r on r.survey_id = s.id left join users u on u.id = r.user_id
      group by s.id order by s.id`),
  ).toMatchObject([
    { title: 'After the first month', status: 'completed', shown: true },
    { title: 'Halfway there', status: 'ongoing', shown: true, asks_mentee: true },
    { title: 'Looking back', status: 'draft', shown: false },
    { title: 'How are the two of you?', status: 'ongoing', shown: true },
  ]);
};

/** What members said in the demonstration. */
export const expectOpinions = async (world: World) => {
  await expectFeedback(world);
  await expectSurveys(world);
};
