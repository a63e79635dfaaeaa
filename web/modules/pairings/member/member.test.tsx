import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Connection } from '../../../../contract/pairings/index.ts';
import type { MatchReason } from '../../../../contract/pairings/schemas/matching/members.ts';
import { refusal, serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { ConnectCard } from '../index.ts';

const reasons: MatchReason[] = [
  { kind: 'wants', names: ['CV Reviews', 'Mock Interview'] },
  { kind: 'career' },
  { kind: 'language', names: ['Bahasa Malaysia'] },
  { kind: 'shared_time', hours: 1 },
];

const open = (changes: Partial<Connection> = {}, answers: Parameters<typeof serve>[0] = {}) => {
  const connection: Connection = {
    mentor_id: 12,
    mentee_id: 7,
    viewer_is: 'mentee',
    paired: true,
    pairing_id: 41,
    why_not: { connect: null, book: null },
    ...changes,
  };
  const server = serve({
    'GET /pairings/connection': { connection },
    'GET /pairings/41/reasons': { reasons },
    ...answers,
  });
  inAlpha(<ConnectCard member={{ id: 12, name: 'Aisyah Rahman' }} bookingWindow={() => null} />);
  return server;
};

const saidReasons = async () =>
  within(await screen.findByRole('list', { name: 'Why you fit' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('M15 the mentee of a pair reads why they fit in words, and no number of points', async () => {
  open();
  expect(await saidReasons()).toEqual([
    'Offers CV Reviews and Mock Interview, which you want',
    'Is a step ahead of you',
    'Speaks Bahasa Malaysia',
    '1 shared hour this month',
  ]);
});

test('M15 the mentor reads the same from the other side', async () => {
  open({ viewer_is: 'mentor' });
  expect((await saidReasons()).slice(0, 2)).toEqual([
    'Wants CV Reviews and Mock Interview, which you offer',
    'Is a step behind you',
  ]);
});

test('M15 who are no pair are told no reasons, and ask for nobody else', async () => {
  const { asked } = open({ paired: false, pairing_id: null });
  expect(await screen.findByRole('button', { name: 'Connect with Mentor' })).toBeTruthy();
  expect(asked('GET /pairings/41/reasons')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Ask for another partner' })).toBeNull();
});

test.each([undefined, 'pairings.rematch_too_late'] as const)(
  'M15 after the first days another partner is not offered (%s)',
  async (another_partner) => {
    open({ why_not: { connect: null, book: null, ...(another_partner && { another_partner }) } });
    expect(await screen.findByRole('link', { name: 'Mentoring report' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask for another partner' })).toBeNull();
  },
);

test('M15 another partner is asked for with a reason that only admins read, and both know what that ends', async () => {
  const why_not = { connect: null, book: null, another_partner: null };
  const { bodyOf, asked } = open({ why_not }, { 'POST /pairings/41/another_partner': { message: 'ok' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for another partner' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Ask for another partner?' }));
  expect(asking.getByText(/sessions ahead are cancelled and their points go back/)).toBeTruthy();
  const yes = asking.getByRole('button', { name: 'Ask for another partner' });
  fireEvent.click(yes);
  expect(await asking.findByText('Please provide a reason')).toBeTruthy();
  expect(asked('POST /pairings/41/another_partner')).toEqual([]);
  fireEvent.change(asking.getByRole('textbox', { name: /Reason/ }), { target: { value: 'We never find a time' } });
  fireEvent.click(yes);
  expect(await screen.findByText(/You and Aisyah Rahman are no longer a pair/)).toBeTruthy();
  expect(bodyOf('POST /pairings/41/another_partner')).toEqual({ reason: 'We never find a time' });
});

test('M15 when it is too late meanwhile, the window says so and stays', async () => {
  const why_not = { connect: null, book: null, another_partner: null };
  open({ why_not }, { 'POST /pairings/41/another_partner': refusal('pairings.rematch_too_late') });
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for another partner' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Ask for another partner?' }));
  fireEvent.change(asking.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Too far' } });
  fireEvent.click(asking.getByRole('button', { name: 'Ask for another partner' }));
  expect(await asking.findByText(/within 14 days of being paired/)).toBeTruthy();
  await waitFor(() => expect(asking.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Too far'));
});
