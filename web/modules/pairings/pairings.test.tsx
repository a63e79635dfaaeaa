import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Connection } from '../../../contract/pairings/index.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { CapacitySection, ConnectButton, ConnectCard } from './index.ts';

const aisyah = { id: 12, name: 'Aisyah Rahman' };
const between = (changes: Partial<Connection> = {}): { connection: Connection } => ({
  connection: {
    mentor_id: 12,
    mentee_id: 7,
    viewer_is: 'mentee',
    paired: false,
    pairing_id: null,
    why_not: { connect: null, book: null },
    ...changes,
  },
});
const pair = {
  id: 1,
  program_id: 3,
  mentor_id: 12,
  mentee_id: 7,
  status: 'active',
  created_at: '2026-11-20T10:00:00Z',
};
const asked = 'GET /pairings/connection';
const card = () =>
  inAlpha(<ConnectCard member={aisyah} bookingWindow={(viewerIs) => <p>{`The window of a ${viewerIs}`}</p>} />);
const button = (name: string) => screen.findByRole('button', { name });

test('PRO-16 a mentee connects with a mentor, both ids go along, and the booking window opens', async () => {
  const { calls } = serve({ [asked]: between(), 'POST /pairings': pair });
  card();
  fireEvent.click(await button('Connect with Mentor'));
  expect(await screen.findByText('The window of a mentee')).toBeTruthy();
  expect(await screen.findByText('You and Aisyah Rahman are connected.')).toBeTruthy();
  expect(calls[0]?.path).toBe('/pairings/connection?program_id=3&user_id=12');
  expect(calls.find(({ method }) => method === 'POST')).toEqual({
    method: 'POST',
    path: '/pairings',
    body: { program_id: 3, mentor_id: 12, mentee_id: 7 },
  });
});

test('PRO-19 PRO-34 a mentor reads Connect with Mentee, in the card and in the bar', async () => {
  serve({ [asked]: between({ viewer_is: 'mentor' }) });
  card();
  expect(await button('Connect with Mentee')).toBeTruthy();
  cleanup();
  inAlpha(<ConnectButton member={aisyah} bookingWindow={() => null} />);
  expect(await button('Connect with Mentee')).toBeTruthy();
});

test('PRO-19 the bar reads Connect with Mentor for a mentee, and opens the window once they are connected', async () => {
  serve({ [asked]: between(), 'POST /pairings': pair });
  inAlpha(<ConnectButton member={aisyah} bookingWindow={() => <p>The window</p>} />);
  fireEvent.click(await button('Connect with Mentor'));
  expect(await screen.findByText('The window')).toBeTruthy();
});

test.each([
  ['PAR-34', 'pairings.mentor_full', 'This mentor is not taking new mentees.'],
  ['DIS-35', 'pairings.admins_pair', 'Pairings are managed by your program admin.'],
] as const)('%s %s: the card says why, and the button does nothing', async (_line, code, words) => {
  const { calls } = serve({ [asked]: between({ why_not: { connect: code, book: code } }) });
  card();
  const connect = await button('Connect with Mentor');
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(connect.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(connect);
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('PAR-34 who comes too late is told so, and how things stand is asked again', async () => {
  let full = false;
  serve({
    [asked]: () => between(full ? { why_not: { connect: 'pairings.mentor_full', book: 'pairings.mentor_full' } } : {}),
    'POST /pairings': () => {
      full = true;
      return {
        status: 422,
        body: { error: 'This mentor is not taking new mentees.', code: 'pairings.mentor_full' },
      };
    },
  });
  card();
  fireEvent.click(await button('Connect with Mentor'));
  await waitFor(async () => expect((await button('Connect with Mentor')).getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getAllByText('This mentor is not taking new mentees.').length).toBeGreaterThan(0);
  expect(screen.queryByText(/The window of/)).toBeNull();
});

test('B70 a pair books', async () => {
  serve({ [asked]: between({ paired: true }) });
  card();
  expect(await screen.findByText('Your mentor')).toBeTruthy();
  fireEvent.click(await button('Book Session'));
  expect(await screen.findByText('The window of a mentee')).toBeTruthy();
});

test('PRO-34 on one’s own page, and among mentees, there is no card', async () => {
  const { calls } = serve({ [asked]: { connection: null } });
  card();
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('section')).toBeNull());
});

test('a card that cannot be loaded offers another try', async () => {
  let broken = true;
  serve({
    [asked]: () => (broken ? { status: 500, body: { error: 'Broken', code: 'request.fault' } } : between()),
  });
  card();
  const retry = await screen.findByRole('button', { name: /again|Retry/ }, { timeout: 15_000 });
  broken = false;
  fireEvent.click(retry);
  expect(await button('Connect with Mentor')).toBeTruthy();
});

const capacity = 'GET /pairings/capacity';
const typeIn = (value: string) => fireEvent.change(screen.getByLabelText(/Capacity/), { target: { value } });

test('PAR-34 a mentor sets how many mentees they take, and empties it for no limit', async () => {
  const { calls } = serve({
    [capacity]: { capacity: 2, mentees: 2 },
    'PATCH /pairings/capacity': ({ body }) => ({
      capacity: (body as { capacity: number | null }).capacity,
      mentees: 2,
    }),
  });
  inAlpha(<CapacitySection />);
  expect(await screen.findByText(/You have 2 mentees here\./)).toBeTruthy();
  expect(screen.getByText(/Nobody new can connect with you now\./)).toBeTruthy();
  typeIn('3');
  fireEvent.click(screen.getByRole('button', { name: 'Save the capacity' }));
  expect(await screen.findByText('Your capacity has been saved.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Nobody new/)).toBeNull());
  typeIn('');
  fireEvent.click(screen.getByRole('button', { name: 'Save the capacity' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { program_id: 3, capacity: 3 },
      { program_id: 3, capacity: null },
    ]),
  );
});

test('PAR-34 a capacity that cannot be is told at its field, and stays as typed', async () => {
  serve({
    [capacity]: { capacity: null, mentees: 0 },
    'PATCH /pairings/capacity': {
      status: 422,
      body: { error: 'x', code: 'request.invalid', fields: { capacity: 'Please use at most 1000' } },
    },
  });
  inAlpha(<CapacitySection />);
  expect(await screen.findByText(/You have no mentees here yet\./)).toBeTruthy();
  typeIn('5000');
  fireEvent.click(screen.getByRole('button', { name: 'Save the capacity' }));
  expect(await screen.findByText('Please use at most 1000')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Capacity/).value).toBe('5000');
});

test('SYS-01 on a lost line a pair and a capacity say the general words, and what was typed stays', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const { asked: sent } = serve({
    [asked]: between(),
    [capacity]: { capacity: null, mentees: 0 },
    'POST /pairings': lost,
    'PATCH /pairings/capacity': lost,
  });
  card();
  fireEvent.click(await button('Connect with Mentor'));
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  cleanup();
  inAlpha(<CapacitySection />);
  await screen.findByText(/You have no mentees here yet\./);
  typeIn('5');
  fireEvent.click(screen.getByRole('button', { name: 'Save the capacity' }));
  await waitFor(() => expect(sent('PATCH /pairings/capacity')).toHaveLength(1));
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Capacity/).value).toBe('5');
});
