import type { FeedbackForm } from '../../../contract/reviews/index.ts';

const question = (id: number, changes: Partial<FeedbackForm['questions'][number]>) => ({
  id,
  title: `Question ${id}`,
  description: '',
  category: 'stars' as const,
  required: true,
  primary: false,
  primary_tag: null,
  user_type: 'mentee' as const,
  scale_start: 1,
  scale_end: 5,
  options: [],
  stars: 5,
  ...changes,
});

/** The questions a mentee of Alpha answers about Aisyah after a session. */
export const form = (changes: Partial<FeedbackForm> = {}): FeedbackForm => ({
  booking: {
    id: 41,
    topic: 'From testing into product management',
    start_at: '2026-12-02T03:30:00Z',
    end_at: '2026-12-02T04:30:00Z',
    program_id: 3,
    is_group: false,
  },
  participant: {
    id: 9,
    full_name: 'Aisyah Rahman',
    profile_photo_url: null,
    slug: 'aisyah-rahman',
    job_title: null,
    company: null,
    deleted: false,
  },
  participant_type: 'mentor',
  mentees: 1,
  questions: [
    question(1, { title: 'How would you rate it?', primary: true }),
    question(2, { title: 'How likely?', category: 'scale', scale_start: 0, scale_end: 10 }),
    question(3, { title: 'What next?', category: 'text' }),
    question(4, { title: 'What helped?', category: 'options', options: ['Advice', 'Courage'], required: false }),
  ],
  badges: [
    { id: 1, name: 'Great Listener', image: 'ear' },
    { id: 2, name: 'Inspiring', image: 'sparkles' },
  ],
  offers_platform: false,
  review: null,
  why_not: null,
  left_to_review: [],
  other_submitted: false,
  suggests_mentors: true,
  ...changes,
});
