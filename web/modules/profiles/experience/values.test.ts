import { expect, test } from 'vitest';
import { collegeBody, type CollegeValues, collegeWire, jobBody, type JobValues, jobWire } from './values.ts';

const job: JobValues = {
  name: 'Engineer',
  company_name: 'Acme',
  description: '',
  start_date: '2020-01-01',
  end_date: '2019-12-31',
  is_current: false,
};
const college: CollegeValues = {
  university_name: 'Hogwarts',
  level: 'phd',
  program_name: 'Potions',
  start_date: '2020-01-01',
  end_date: '2019-12-31',
  studying: false,
};
const messages = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

test('PRO-59 PRO-64 an end before the start is refused, one on the day of the start is not', async () => {
  const [JobWire, CollegeWire] = await Promise.all([jobWire(), collegeWire()]);
  const early = { end_date: 'End date cannot be before start date' };
  expect(messages(JobWire.safeParse(jobBody(job)))).toEqual(early);
  expect(messages(CollegeWire.safeParse(collegeBody(college)))).toEqual(early);
  expect(messages(JobWire.safeParse(jobBody({ ...job, end_date: '2020-01-01' })))).toEqual({});
  expect(messages(CollegeWire.safeParse(collegeBody({ ...college, end_date: '2020-01-01' })))).toEqual({});
});

test('PRO-59 PRO-64 where it still goes on, no end is sent', () => {
  expect(jobBody({ ...job, is_current: true })).toMatchObject({ is_current: true, end_date: null });
  expect(collegeBody({ ...college, studying: true })).toMatchObject({ study_status: 1, end_date: null });
});

test('PRO-64 everything that is missing is said at once', async () => {
  const nothing = {
    ...college,
    university_name: null,
    level: null,
    program_name: '',
    start_date: null,
    end_date: null,
  };
  expect(messages((await collegeWire()).safeParse(collegeBody(nothing)))).toEqual({
    university_name: 'University is a required field',
    level: 'Qualification is a required field',
    program_name: 'Major is a required field',
    start_date: 'Start date is a required field',
  });
});
