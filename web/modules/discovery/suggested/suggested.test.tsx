import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { aCard, aDirectoryCard, show } from '../discovery.fixture.tsx';
import { MatchedMentees } from './MatchedMentees.tsx';
import { MatchedMentors } from './MatchedMentors.tsx';
import { Recommendation } from './Recommendation.tsx';

const seen = 'POST /dashboard/users/seen_recommendation';
const suggested = (changes: Parameters<typeof aCard>[0] = {}) =>
  aCard({
    is_new_matched: true,
    reasons: [
      { kind: 'goals', names: ['CV Reviews'] },
      { kind: 'shared_time', hours: 11 },
    ],
    ...changes,
  });

test('D21 DIS-21 a matched mentor says why in words, and is marked until seen', () => {
  show(<MatchedMentors mentors={[suggested(), suggested({ id: 4, full_name: 'Ben Ong', is_new_matched: false })]} />);
  const cards = within(screen.getByRole('list', { name: 'Matched' })).getAllByRole('listitem');
  const [first = '', second = ''] = cards.map(({ textContent }) => textContent ?? '');
  expect(first).toContain('Helps with CV Reviews, as you want · 11 shared hours this month');
  expect([first, second].map((text) => text.includes('New match'))).toEqual([true, false]);
});

test('D21 without suggestions there is no card at all', () => {
  show(<MatchedMentors mentors={[]} />);
  expect(screen.queryByRole('region', { name: 'Matched' })).toBeNull();
});

test('DSH-13 a recommendation that has been displayed is marked as seen, once, and stays until it is closed', async () => {
  const { asked, bodyOf } = serve({ [seen]: { message: 'ok' } });
  const { update } = show(<Recommendation latest={suggested()} programId={3} />);
  const popUp = await screen.findByRole('region', { name: 'A mentor who could suit you' });
  expect(within(popUp).getByRole('link', { name: 'View profile' }).getAttribute('href')).toBe(
    '/mentor_profile/aisyah-rahman',
  );
  await waitFor(() => expect(asked(seen)).toHaveLength(1));
  expect(bodyOf(seen)).toEqual({ program_id: 3 });
  update(<Recommendation latest={null} programId={3} />);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'A mentor who could suit you' })).toBeNull();
  expect(asked(seen)).toHaveLength(1);
});

test('DSH-13 without a recommendation nothing pops up and nothing is marked', () => {
  const { calls } = serve({ [seen]: { message: 'ok' } });
  show(<Recommendation latest={null} programId={null} />);
  expect(screen.queryByRole('region')).toBeNull();
  expect(calls).toEqual([]);
});

test('D21 DIS-21 a mentor who picks reads in words why a mentee suits them, and has then seen the new ones', async () => {
  const { asked } = serve({
    'GET /dashboard/users/matched_mentees': {
      data: [
        { ...aDirectoryCard(), is_new_matched: true, reasons: [{ kind: 'wants', names: ['CV Reviews'] }] },
        { ...aDirectoryCard({ id: 4, full_name: 'Ben Ong' }), is_new_matched: false, reasons: [] },
      ],
    },
    [seen]: { message: 'ok' },
  });
  show(<MatchedMentees programId={3} />);
  const cards = within(await screen.findByRole('list', { name: 'Matched' })).getAllByRole('listitem');
  const [first = '', second = ''] = cards.map(({ textContent }) => textContent ?? '');
  expect(first).toContain('Wants CV Reviews, which you offer');
  expect([first, second].map((text) => text.includes('New match'))).toEqual([true, false]);
  await waitFor(() => expect(asked(seen)).toHaveLength(1));
});
