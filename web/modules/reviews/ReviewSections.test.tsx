import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Feedback, ReviewSet, ToReview } from '../../../contract/reviews/index.ts';
import { i18n } from '../../lib/i18n.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';
import { ReviewSections } from './ReviewSections.tsx';

const answer = (changes: Partial<Feedback>): Feedback => ({
  category: 'text',
  title: 'What did you take away?',
  description: null,
  value: null,
  scale_end: null,
  text: null,
  options: [],
  ...changes,
});
const review = (name: string, changes: Partial<ReviewSet> = {}): ReviewSet => ({
  user: { id: 7, full_name: name, profile_photo_url: null },
  about: null,
  submitted: true,
  submitted_at: '2026-11-20T10:00:00Z',
  sealed: false,
  private: false,
  is_group_rating: false,
  feedback: [],
  ...changes,
});

const show = (mentee: ReviewSet[], mentor: ReviewSet[], left_to_review: ToReview[] = []) => {
  i18n.load('en', {});
  i18n.activate('en');
  const client = newQueryClient();
  client.setQueryData(['booking', 41, 'reviews'], { mentee, mentor, left_to_review });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <BrandProvider>
          <ReviewSections bookingId={41} />
        </BrandProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
};

test('REV-05 REV-06 who has not rated, and what is still sealed, is said', () => {
  show([review('Farid Osman', { submitted: false })], [review('Aisyah Rahman', { sealed: true })]);
  expect(screen.getByText('This user has not rated.')).toBeTruthy();
  expect(screen.getByText('Feedback will be available soon.')).toBeTruthy();
});

test('REV-03 REV-07 stars, words and choices; an answer without any is said', () => {
  const feedback = [
    answer({ category: 'stars', title: 'Was it useful?', description: 'Five is very.', value: 4 }),
    answer({ text: 'Three concrete next steps.' }),
    answer({ category: 'badges', title: 'Badges', options: ['Good listener'] }),
    answer({ title: 'Anything else?', text: '' }),
  ];
  show(
    [review('Farid Osman', { feedback })],
    [review('Aisyah Rahman', { feedback: [answer({ text: 'Well prepared.' })] })],
  );
  expect(screen.getByRole('img', { name: 'Was it useful?: 4 of 5 stars' })).toBeTruthy();
  expect(screen.getByText('Five is very.')).toBeTruthy();
  expect(screen.getByText('Three concrete next steps.')).toBeTruthy();
  expect(screen.getByText('Good listener')).toBeTruthy();
  expect(screen.getByText('Well prepared.')).toBeTruthy();
  expect(screen.getAllByText('No reflection provided.')).toHaveLength(1);
});

test('REV-22 of a private review it is said who reads it, and not that it is still to come', () => {
  show([review('Farid Osman', { private: true })], [review('Aisyah Rahman', { submitted: false })]);
  expect(screen.getByText('Only the admins of this program read this review.')).toBeTruthy();
  expect(screen.queryByText('Feedback will be available soon.')).toBeNull();
});

test('REV-02 of a group with two mentors both reviews are read apart, and the way to the third stands below', () => {
  const ofMentor = (id: number, name: string) => {
    const feedback = [answer({ text: `Words about ${name}` })];
    return review('Farid Osman', { about: { id, full_name: name }, feedback });
  };
  show([ofMentor(3, 'Aisyah Rahman'), ofMentor(4, 'Daniel Lim')], [], [{ id: 12, full_name: 'Mei Tan' }]);
  expect(screen.getByText('about Aisyah Rahman')).toBeTruthy();
  expect(screen.getByText('Words about Daniel Lim')).toBeTruthy();
  const another = screen.getByRole('link', { name: 'Review Mei Tan too' });
  expect(another.getAttribute('href')).toBe('/main/bookings/41/participants/12/feedback');
});
