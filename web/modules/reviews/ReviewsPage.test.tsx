import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnReview } from '../../../contract/reviews/index.ts';
import { mentee } from '../bookings/bookings.fixture.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { ReviewsPage } from './ReviewsPage.tsx';

const review = (id: number, changes: Partial<OwnReview> = {}): OwnReview => ({
  id,
  star_rating: 4,
  feedback_text: `Words of review ${id}`,
  thank_you_note: null,
  badges: [],
  submitted_at: '2026-11-19T02:00:00Z',
  person: { full_name: 'Aisyah Rahman', profile_photo_url: null, deleted: false },
  sealed: false,
  ...changes,
});
const open = (tab: 'received' | 'given', answer: object) => {
  const { calls: asked } = serve({ 'GET /users/current': mentee, 'GET /api/v2/my/reviews': answer });
  inAlpha(<ReviewsPage tab={tab} />);
  return asked;
};

test('PRO-88 what one was told in a programme, with what is still sealed, and the way to what one gave', async () => {
  const asked = open('received', { received: [review(1), review(2)], given: [review(3)], waiting: 1, private: false });
  const list = await screen.findByRole('list', { name: 'Received' });
  expect(within(list).getAllByText(/^Words of review/)).toHaveLength(2);
  expect(screen.getByText('Feedback will be available soon.')).toBeTruthy();
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/app/acme/alpha/reviews',
    '/app/acme/alpha/reviews?tab=given',
  ]);
  expect(asked.some(({ path }) => path === '/api/v2/my/reviews?program_id=3')).toBe(true);
});

test('PRO-88 what one gave says when it is not read yet', async () => {
  open('given', { received: [], given: [review(3, { sealed: true })], waiting: 0, private: false });
  const list = await screen.findByRole('list', { name: 'Given' });
  expect(within(list).getByText('They read it once both of you have reviewed, or after seven days.')).toBeTruthy();
});

test('an empty list says what will stand there', async () => {
  open('received', { received: [], given: [], waiting: 0, private: false });
  expect(await screen.findByText('No reviews yet')).toBeTruthy();
});

test('REV-22 in a private program it is said who reads what others said', async () => {
  open('received', { received: [], given: [review(3)], waiting: 0, private: true });
  expect(await screen.findByText('Only the admins of this program read what is said of others.')).toBeTruthy();
  expect(screen.queryByText('No reviews yet')).toBeNull();
});
