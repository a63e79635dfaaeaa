import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { mentee } from '../../../testing/people.fixture.ts';
import { lost, serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { PulsePrompt } from './PulsePrompt.tsx';

beforeEach(() => {
  document.cookie = 'pulse_skip=; Max-Age=0; Path=/';
});

const send = 'POST /api/v2/my/pulses';
const aisyah = { pairing_id: 5, other_name: 'Aisyah Rahman', side: 'mentee' as const };
const open = (answers: Parameters<typeof serve>[0] = {}) => {
  const { calls } = serve({
    'GET /users/current': mentee,
    'GET /api/v2/my/pulses': { pulses: [aisyah, { ...aisyah, pairing_id: 6, other_name: 'Ben Ong', side: 'mentor' }] },
    'POST /api/v2/my/prompt_marks': { until: '2026-11-27T10:00:00Z' },
    [send]: { message: 'Thank you for your answers.' },
    ...answers,
  });
  inAlpha(<PulsePrompt />);
  return calls;
};
const asked = async (name: string) => within(await screen.findByRole('region', { name: `How are you and ${name}?` }));
const give = (question: string, stars: number) =>
  fireEvent.click(
    within(screen.getByRole('radiogroup', { name: new RegExp(question) })).getByRole('radio', {
      name: `${stars} stars`,
    }),
  );

test('M16 two questions about one pair at a time, and what is missing says so', async () => {
  const calls = open();
  const window = await asked('Aisyah Rahman');
  fireEvent.click(window.getByRole('button', { name: 'Send' }));
  expect(await window.findAllByText('Please choose one to five stars')).toHaveLength(2);
  give('How helpful is the mentoring for you', 4);
  give('How much at ease', 5);
  fireEvent.click(window.getByRole('button', { name: 'Send' }));
  await asked('Ben Ong');
  expect(screen.getByText('How helpful is the mentoring for Ben Ong?')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ pairing_id: 5, helpful: 4, at_ease: 5 });
});

test('M16 whoever skips it is not asked about any pair, here and on other devices', async () => {
  const calls = open();
  const window = await asked('Aisyah Rahman');
  fireEvent.click(window.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByText(/How are you and/)).toBeNull());
  expect(document.cookie).toContain('pulse_skip=1');
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('prompt_marks'))?.body).toEqual({ kind: 'pulse_skip' }),
  );
});

test('M16 what was chosen stays when it could not be sent', async () => {
  open({ [send]: lost });
  const window = await asked('Aisyah Rahman');
  give('How helpful is the mentoring for you', 2);
  give('How much at ease', 3);
  fireEvent.click(window.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('An error occurred while submitting the form')).toBeTruthy();
  expect(
    within(screen.getByRole('radiogroup', { name: /How much at ease/ })).getByRole<HTMLInputElement>('radio', {
      name: '3 stars',
    }).checked,
  ).toBe(true);
});
