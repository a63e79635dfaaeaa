import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/pairings/index.ts';
import { saveProfile } from '../../../contract/profiles/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { onlyWants } from './matching.fixture.ts';
import { type MatchedSix, matchSix } from './matching-acts.fixture.ts';

let world: World;
let six: MatchedSix;
beforeEach(async () => {
  world = await openWorld();
  six = await matchSix(world);
});

const admin = 'programme_admin';

/** A form of Alpha with one question that has these options; its id. */
const ask = async (side: 'Mentee' | 'Mentor', options: string[], type: 'options' | 'several' = 'several') => {
  const [form] = await world.rows<{ id: number }>(
    `insert into applications (program_id, name, user_type, role_id, link_ref, created_by, created_at, updated_at)
     values ($1, $2 || ' form', lower($2), $3, translate(left(md5(random()::text), 10), '0123456789', 'ghijklmnop'), $4, now(), now()) returning id::int`,
    [world.alpha.id, side, world.alpha.roleIds[side], world.ids.platform_admin],
  );
  const [question] = await world.rows<{ id: number }>(
    `insert into application_questions (application_id, title, question_type, options, position)
     values ($1, 'Which topics?', $2, $3, 0) returning id::int`,
    [form?.id, type, JSON.stringify(options)],
  );
  return question?.id ?? 0;
};
const answer = (question: number, userId: number, chosen: string, status = 'approved') =>
  world.rows(
    `with one as (insert into applicants (application_id, user_id, status, applied_on, created_at, updated_at)
       select application_id, $2, $4, case when $4 = 'draft' then null else now() end, now(), now()
         from application_questions where id = $1 returning id)
     insert into applicant_answers (applicant_id, question_id, answer) select id, $1, $3 from one`,
    [question, userId, chosen, status],
  );
const onlyAnswers = { ...onlyWants.weights, wants: 0, answers: 8 };
const settings = async () =>
  (await world.ask(admin, contract.matchingSettings, { query: { program_id: world.alpha.id } })).body;

test('PAR-31 what mentees chose in the form of the program is compared with what mentors chose', async () => {
  const { a, b, x, y, z } = six.people;
  const wanted = await ask('Mentee', ['Law', 'Sales', 'Art']);
  const offered = await ask('Mentor', ['law', 'SALES', 'Music']);
  await answer(wanted, a, 'Law\nSales');
  await answer(wanted, b, 'Art');
  await answer(wanted, six.people.mentee, 'Law');
  await answer(offered, x, 'SALES');
  await answer(offered, y, 'law\nSALES');
  await answer(offered, z, 'Music');
  const { form_questions: known } = await settings();
  expect(known).toEqual([
    { id: wanted, title: 'Which topics?', form: 'Mentee form', user_type: 'mentee', options: ['Law', 'Sales', 'Art'] },
    {
      id: offered,
      title: 'Which topics?',
      form: 'Mentor form',
      user_type: 'mentor',
      options: ['law', 'SALES', 'Music'],
    },
  ]);
  const compared = [{ mentee_question_id: wanted, mentor_question_id: offered }];
  const { body } = await six.change({ weights: onlyAnswers, compared_questions: compared });
  expect(body).toMatchObject({ compared_questions: compared });
  expect((await settings()).known.at(-1)).toEqual({ criterion: 'answers', mentees: 3, mentors: 3 });
  // Ana: 5,000 with Xenia, 10,000 with Yusuf; the program's mentee: 0, 10,000, 0; Ben fits nobody.
  const { id, summary } = await six.run();
  expect(summary?.worth).toEqual({ mentees: 3, pairs: 3, lowest: 0, sum: 15_000 });
  expect(await six.pairsOf(id)).toEqual(['a x 5000', 'b z 0', 'mentee y 10000']);
});

test('PAR-31 drafts of applications and questions that were taken out of their form do not count', async () => {
  const wanted = await ask('Mentee', ['Law', 'Art'], 'options');
  const offered = await ask('Mentor', ['Law', 'Art'], 'options');
  await six.change({
    weights: onlyAnswers,
    compared_questions: [{ mentee_question_id: wanted, mentor_question_id: offered }],
  });
  await answer(wanted, six.people.a, 'Law', 'draft');
  await answer(offered, six.people.x, 'Law');
  expect((await settings()).known.at(-1)).toEqual({ criterion: 'answers', mentees: 0, mentors: 1 });
  await world.rows('update application_questions set deleted_at = now() where id = $1', [offered]);
  expect(await settings()).toMatchObject({ compared_questions: [], form_questions: [{ id: wanted }] });
});

test('PAR-31 only questions that the program asks that side are compared, each two once', async () => {
  const wanted = await ask('Mentee', ['Law']);
  const offered = await ask('Mentor', ['Law']);
  const one = { mentee_question_id: wanted, mentor_question_id: offered };
  const turned = { mentee_question_id: offered, mentor_question_id: wanted };
  await world.rows(
    'update applications set program_id = $1 where id = (select application_id from application_questions where id = $2)',
    [world.beta.id, offered],
  );
  for (const two of [one, turned, { ...one, mentor_question_id: 999_999 }]) {
    const { status, body } = await six.change({ compared_questions: [two] });
    expect([status, body.code]).toEqual([422, 'pairings.question_not_found']);
  }
  const own = await ask('Mentor', ['Law']);
  const good = { ...one, mentor_question_id: own };
  expect((await six.change({ compared_questions: [good, good] })).body).toMatchObject({ compared_questions: [good] });
});

const genders = async (said: Record<number, string | null>) => {
  for (const [id, gender] of Object.entries(said))
    await world.rows(
      `insert into user_infos (user_id, gender) values ($1, $2) on conflict (user_id) do update set gender = excluded.gender`,
      [id, gender],
    );
};

test('PAR-31 a mentee who asks for their own gender is paired with nobody else, and no admin reads why', async () => {
  const { mentee, x, y, z } = six.people;
  await genders({ [mentee]: 'female', [x]: 'male', [y]: null, [z]: 'male' });
  const { status } = await world.ask('mentee', saveProfile, { body: { info: { own_gender: true } } });
  expect(status).toBe(200);
  const first = await six.run();
  expect(await six.pairsOf(first.id)).toEqual(['a x 10000', 'b y 10000']);
  const { body } = await world.ask(admin, contract.draftLeftOut, { params: { id: first.id }, query: {} });
  expect(body.left_out).toMatchObject([
    { mentee: { id: mentee }, reason: 'no_shared_language', mentors: 3, possible: 0 },
  ]);
  expect(JSON.stringify([body, await settings()])).not.toMatch(/gender|female/);
  await genders({ [z]: 'female' });
  const second = await six.run();
  expect(await six.pairsOf(second.id)).toEqual(['a x 10000', 'b y 10000', 'mentee z 5000']);
});

test('PAR-31 whoever has not said their gender, or no longer asks, is paired with anybody', async () => {
  const { mentee, x, y, z } = six.people;
  await genders({ [x]: 'male', [y]: 'male', [z]: 'male' });
  await world.ask('mentee', saveProfile, { body: { info: { own_gender: true, gender: null } } });
  expect(await six.pairsOf((await six.run()).id)).toHaveLength(3);
  await genders({ [mentee]: 'female' });
  await world.ask('mentee', saveProfile, { body: { info: { own_gender: false } } });
  expect(await six.pairsOf((await six.run()).id)).toHaveLength(3);
});
