import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { NpsResults as Results } from '../../../../contract/surveys/index.ts';
import { refusal, serve, underWay } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { SurveysPage } from '../admin/SurveysPage.tsx';

const results: Results = {
  total_respondents: 8,
  satisfaction_score: 38,
  bands: { detractor: 1, passive: 3, promoter: 4 },
  standard_nps: 13,
  standard_bands: { detractor: 3, passive: 1, promoter: 4 },
  stars: [1, 0, 0, 0, 0, 0, 2, 0, 1, 3, 1],
  areas: [{ area: 'Video Call', count: 1 }],
  comments: [
    {
      id: 5,
      feedback_type: 'portal_first_booking_nps',
      number_of_stars: 0,
      nps_category: 'Platform Issue',
      feedback_text: ['Video Call'],
      comment: 'We never met',
      program_name: 'Alpha',
      submitted_at: '2026-11-20T10:00:00Z',
    },
  ],
  page: 1,
  total_pages: 1,
};
const call = 'GET /programs/3/nps_submissions';
const open = (answers: Parameters<typeof serve>[0]) => {
  serve(answers);
  inAlpha(<SurveysPage view="feedback" page={1} onPage={() => {}} />);
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('NPS-14 NPS-18 both scores are shown, each with its name and its bands', async () => {
  open({ [call]: results });
  const documents = await card('Satisfaction score');
  expect(documents.getByText('38')).toBeTruthy();
  expect(documents.getByText('From 8 respondents')).toBeTruthy();
  const standard = await card('Standard NPS');
  expect(standard.getByText('13')).toBeTruthy();
  expect(standard.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['4', '1', '3']);
  const comments = await card('Comments');
  expect(comments.getByText('We never met')).toBeTruthy();
  expect(comments.getByText('0 of 10')).toBeTruthy();
  expect(comments.getByText('Platform Issue')).toBeTruthy();
});

test('NPS-14 the page says that it is loading, that nobody has answered, and that it may not be read', async () => {
  open({ [call]: underWay });
  expect(document.querySelector('[aria-busy], [role="status"]')).toBeTruthy();
  open({
    [call]: { ...results, total_respondents: 0, satisfaction_score: null, standard_nps: null, comments: [], areas: [] },
  });
  expect(await screen.findByText('No feedback yet')).toBeTruthy();
  open({ [call]: refusal('programmes.admins_only', 403) });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
