import type { GroupRow, PairingHealth, PairingRow } from '../../../contract/health/schemas/lists.ts';
import type { HealthOverview } from '../../../contract/health/schemas/overview.ts';
import type { PairingReport } from '../../../contract/health/schemas/report.ts';

const person = (id: number, name: string, type: 'mentee' | 'mentor') => ({
  id,
  slug: name.toLowerCase().replace(' ', '-'),
  full_name: name,
  profile_photo_url: null,
  user_type: type,
  job_title: null,
  company: null,
  deleted: false,
});

export const aisyah = person(7, 'Nur Aisyah', 'mentee');
const mei = person(8, 'Mei Tan', 'mentee');
export const daniel = person(3, 'Daniel Lim', 'mentor');

export const pairRow = (changes: Partial<PairingRow> = {}): PairingRow => ({
  id: 41,
  type: 'Pair',
  name: null,
  status: 'active',
  pairing_health_score: 1,
  health: { number: 8240, confidence: 'high', reason: null, silent_days: 12 },
  mentee_participants: [aisyah],
  mentor_participants: [daniel],
  reminder_sent: false,
  reminder_sent_at: null,
  confirmed_bookings_count: 1,
  completed_bookings_count: 5,
  mentee_rated_count: 3,
  mentor_rated_count: 2,
  user_rated_count: 5,
  mentee_rated_percentage: 60,
  mentor_rated_percentage: 40,
  user_rated_percentage: 50,
  user_session_fulfillment: 83,
  average_ratings_score: 4.4,
  ...changes,
});

export const groupRow = (): GroupRow => {
  const counted = { completed_count: 2, rated_count: 1, rated_percentage: 50 };
  return {
    ...pairRow({ id: 42, type: 'Group', name: 'Data Circle', mentee_participants: [aisyah, mei] }),
    participants: [
      { ...daniel, ...counted, side: 'mentor', pairing_health_score: null, number: null },
      { ...mei, ...counted, side: 'mentee', pairing_health_score: 3, number: 4120 },
      { ...aisyah, ...counted, side: 'mentee', pairing_health_score: 1, number: 8900 },
    ],
  };
};

export const healthPage = (changes: Partial<PairingHealth> = {}): PairingHealth => ({
  program_pairs: [],
  program_group_pairs: [],
  program_mentees: [],
  summary: { pairs_count: 24, groups_count: 2 },
  feedback_reminders: { sent_at: null, asks_first: false },
  total: 1,
  page: 1,
  per_page: 20,
  max_pages: 1,
  ...changes,
});

const bands = { total: 4, great: 2, fair: 1, poor: 1, new: 1, silent: 1, paused: 0, average: 6000 };

export const overview = (changes: Partial<HealthOverview> = {}): HealthOverview => ({
  pairs: bands,
  groups: { total: 0, great: 0, fair: 0, poor: 0, new: 0, silent: 0, paused: 0, average: null },
  rhythm_days: 30,
  trend: [
    { day: '2026-10-01', average: 7000, great: 3, fair: 1, poor: 0 },
    { day: '2026-11-20', average: 6000, great: 2, fair: 1, poor: 1 },
  ],
  attention: [
    pairRow({
      id: 43,
      pairing_health_score: 3,
      health: { number: 3100, confidence: 'low', reason: 'silent', silent_days: 71 },
    }),
  ],
  calibration: [
    { days: 30, pairs: 60, lost: 12, auc: 0.81, sensitivity: 0.58, specificity: 0.8, calibrated: true },
    { days: 60, pairs: 8, lost: 1, auc: null, sensitivity: null, specificity: null, calibrated: false },
  ],
  ...changes,
});

export const pairReport = (changes: Partial<PairingReport> = {}): PairingReport => ({
  id: 41,
  type: 'Pair',
  name: null,
  status: 'active',
  program: { id: 3, name: 'Alpha' },
  mentee_participants: [aisyah],
  mentor_participants: [daniel],
  chat_links: [],
  paired_at: '2026-08-03T02:00:00Z',
  sessions: [
    {
      booking_id: 9,
      topic: 'First weeks',
      start_time: '2026-09-12T02:00:00Z',
      end_time: '2026-09-12T03:00:00Z',
      state: 'completed',
      mentee_rated: true,
      mentor_rated: false,
    },
  ],
  health: {
    number: 8240,
    confidence: 'high',
    reason: null,
    silent_days: 12,
    pairing_health_score: 1,
    parts: [
      { part: 'rhythm', value: 9000, weight: 30, one_sided: false },
      { part: 'felt', value: 8000, weight: 30, one_sided: true },
      { part: 'reliability', value: 10_000, weight: 15, one_sided: false },
      { part: 'forward', value: 5000, weight: 15, one_sided: false },
      { part: 'goals', value: null, weight: 10, one_sided: false },
    ],
    raises: [{ way: 'book_session', gain: 1500 }],
    trend: [{ day: '2026-11-20', number: 8240 }],
    mentees: [],
  },
  ...changes,
});
