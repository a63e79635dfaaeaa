import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ShownReview } from '../../../contract/reviews/index.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { BadgeCounts } from './badges.tsx';
import { everythingSaid } from './everything-said.ts';
import { ProfileReviews } from './ProfileReviews.tsx';

const aReview = (id: number, changes: Partial<ShownReview> = {}): ShownReview => ({
  id,
  star_rating: 5,
  feedback_text: `Words of review ${id}`,
  thank_you_note: null,
  badges: [],
  submitted_at: `2026-11-${String(id).padStart(2, '0')}T03:00:00Z`,
  rater: { full_name: `Reader ${id}`, profile_photo_url: null, deleted: false },
  ...changes,
});
const several = (count: number) => Array.from({ length: count }, (_, at) => aReview(at + 1));
const show = (reviews: readonly ShownReview[]) =>
  renderUi(<ProfileReviews reviews={reviews} zone="Asia/Kuala_Lumpur" />);
const words = () => screen.getAllByText(/^Words of review/).map((text) => text.textContent);

test('PRO-23 the first four reviews, then more on demand', () => {
  show(several(6));
  expect(words()).toEqual([1, 2, 3, 4].map((id) => `Words of review ${id}`));
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(words().length).toBe(6);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('PRO-23 four reviews need no more', () => {
  show(several(4));
  expect(words().length).toBe(4);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('PRO-26 stars, words, thank-you note and badges of a review', () => {
  show([
    aReview(1, {
      star_rating: 4,
      thank_you_note: 'You changed my year.',
      badges: [{ id: 2, name: 'Inspiring', image: 'sparkles' }],
    }),
  ]);
  const item = screen.getByText('Reader 1').closest('li') ?? document.body;
  expect(within(item).getByRole('img', { name: 'Rating: 4 of 5 stars' })).toBeTruthy();
  expect(within(item).getByText('Words of review 1')).toBeTruthy();
  expect(within(item).getByText('You changed my year.')).toBeTruthy();
  expect(within(item).getByText('Inspiring')).toBeTruthy();
  expect(within(item).getByText('Sun, 1 Nov 2026')).toBeTruthy();
});

test('what nobody wrote is not there', () => {
  show([aReview(1, { star_rating: null, feedback_text: null, thank_you_note: 'Thank you.' })]);
  expect(screen.queryByRole('img', { name: /^Rating/ })).toBeNull();
  expect(screen.queryByText(/^Words/)).toBeNull();
});

test('the two lists of a profile make one: everybody once, the newest first', () => {
  const both = aReview(3, { thank_you_note: 'Thank you.' });
  const onlyThanks = aReview(5, { star_rating: null, feedback_text: null, thank_you_note: 'Thanks!' });
  expect(everythingSaid([aReview(1), both], [onlyThanks, both]).map(({ id }) => id)).toEqual([5, 3, 1]);
});

test('PRO-27 each badge by its name and image, with how often it was given', () => {
  renderUi(
    <BadgeCounts
      badges={[
        { count: 4, badge: { id: 1, name: 'Great Listener', image: 'ear' } },
        { count: 1, badge: { id: 99, name: 'A new one', image: 'unknown-to-us' } },
      ]}
    />,
  );
  const badges = screen.getAllByRole('listitem');
  const images = badges.map((badge) => badge.querySelector('svg')?.getAttribute('class'));
  expect(images).toEqual(['tabler-icon tabler-icon-ear', 'tabler-icon tabler-icon-award']);
  expect(badges.map((item) => item.textContent)).toEqual(['Great Listenergiven 4 times', 'A new onegiven 1 time']);
});
