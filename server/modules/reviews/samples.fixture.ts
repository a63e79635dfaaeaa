import {
  feedbackForm,
  giveFeedback,
  bookingReviews,
  ownReviews,
  mentorshipRatings,
  ratedSessions,
  changeReviewSettings,
  reviewSettings,
} from '../../../contract/reviews/index.ts';
import { adminsOfAlpha, everyMember, type Sample, sample } from '../../testing/samples.fixture.ts';
import { requested } from '../bookings/bookings.fixture.ts';
import { feedbackOf, heldSession } from './reviews.fixture.ts';

/**
 * Permissions table, Review: participants may write; the mentor gets not found because nobody on the other side has
 * this id.
 */
const menteeAlone = everyMember(404, { mentee: 200 });

export const reviewSamples: Sample[] = [
  sample({
    endpoint: feedbackForm,
    as: 'mentee',
    call: async (world) => ({ params: { bookingId: await heldSession(world), participantId: world.ids.mentor } }),
    answers: menteeAlone,
  }),
  sample({
    endpoint: mentorshipRatings,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: reviewSettings,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: changeReviewSettings,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id, on_platform: true } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: ratedSessions,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({
      query: { program_id: alpha.id, mentor_id: ids.mentor, mentee_id: ids.mentee },
    }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: giveFeedback,
    as: 'mentee',
    call: async (world) => ({
      params: { bookingId: await heldSession(world), participantId: world.ids.mentor },
      body: await feedbackOf(world, 'mentee', { text: 'Clear advice.', badges: [1], thanks: 'Thank you!' }),
    }),
    answers: menteeAlone,
  }),
  // Everyone has their own; in a stranger's programme there are none.
  sample({ endpoint: ownReviews, as: 'mentee', call: async () => ({ query: {} }), answers: everyMember(200) }),
  sample({
    endpoint: bookingReviews,
    as: 'mentee',
    call: async (world) => ({ query: { booking_id: (await requested(world)).id } }),
    answers: everyMember(404, { mentee: 200, mentor: 200, platform_admin: 200 }),
  }),
];
