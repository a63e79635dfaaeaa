import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ManagedPairing } from '../../../../contract/pairings/index.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { PairingsPage } from './PairingsPage.tsx';

const person = (id: number, full_name: string) => ({
  id,
  slug: null,
  full_name,
  profile_photo_url: null,
  user_type: 'mentee' as const,
  job_title: null,
  company: null,
  deleted: false,
});
const pair: ManagedPairing = {
  id: 5,
  type: 'pair',
  program_id: 3,
  name: null,
  status: 'ended',
  mentors: [person(21, 'Aisyah Rahman')],
  mentees: [person(31, 'Mei Ling')],
  end_reason: null,
  created_at: '2026-11-20T10:00:00Z',
  ended_at: null,
  why_not: {
    pause: 'pairings.ended',
    resume: 'pairings.ended',
    end: 'pairings.ended',
    change_people: 'pairings.pairs_have_two',
  },
};

test('CHT-02 the menu of a pair leads to messages with those of the two whom one may write to', async () => {
  const chat_links = [{ user_id: 31, chat_link: '/app/acme/alpha/messages?with=31' }];
  const counts = { pair: 1, group: 0 };
  serve({ 'GET /pairings?': { pairings: [pair], chat_links, counts, total: 1, page: 1, max_pages: 1 } });
  inAlpha(<PairingsPage filter={{}} zone="Asia/Kuala_Lumpur" onFilter={() => {}} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Aisyah Rahman and Mei Ling' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
    ['Message Mei Ling', '/app/acme/alpha/messages?with=31'],
  ]);
});
