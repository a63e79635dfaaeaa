import type { Certificate, OwnRecord, RecordSession } from '../../../contract/records/schemas.ts';

export const session = (id: number, changes: Partial<RecordSession> = {}): RecordSession => ({
  booking_id: id,
  start_at: '2026-10-01T02:00:00Z',
  minutes: 60,
  mentor: 'Daniel Lim',
  topic: `Topic ${id}`,
  form: 'online',
  ...changes,
});

export const certificate = (changes: Partial<Certificate> = {}): Certificate => ({
  id: 4,
  number: 'LNT-7K3M-9QZC-A1T4-WX0P',
  program_id: 3,
  name: 'Farid Osman',
  program_name: 'Alpha',
  starts_on: '2026-08-03',
  ends_on: '2026-10-31',
  minutes: 105,
  issued_at: '2026-11-02T01:00:00Z',
  ...changes,
});

const empty: OwnRecord = {
  name: 'Farid Osman',
  program: null,
  goals: null,
  sessions: [],
  session_count: 0,
  minutes: 0,
  reflections: [],
  reflections_waiting: 0,
  reflections_private: false,
  certificate: null,
  certificates: [],
  why_not: { certificate: 'records.programs_only', withdraw: null },
};

export const emptyRecord = (changes: Partial<OwnRecord> = {}): OwnRecord => ({ ...empty, ...changes });

/** The record of a mentee of Alpha, whose program is over. */
export const aRecord = (changes: Partial<OwnRecord> = {}): OwnRecord => ({
  ...empty,
  program: { id: 3, name: 'Alpha' },
  goals: {
    description: 'You want to find a new job.',
    done: 1,
    total: 2,
    percent: 50,
    objectives: [
      {
        month: 1,
        title: 'Write the CV',
        status: 'done',
        due_date: '2026-08-20',
        done_at: '2026-08-19T02:00:00Z',
        evidence_note: 'See my CV.',
        evidence_link: 'https://example.com/cv',
      },
      {
        month: 2,
        title: 'Meet three people',
        status: 'expired',
        due_date: '2026-09-20',
        done_at: null,
        evidence_note: '',
        evidence_link: null,
      },
    ],
  },
  sessions: [
    session(2, { minutes: 45, form: 'in_person' }),
    session(1, { start_at: '2026-09-10T17:30:00Z', topic: '', form: 'logged' }),
  ],
  session_count: 2,
  minutes: 105,
  reflections: [
    {
      id: 8,
      star_rating: 5,
      feedback_text: 'Well prepared',
      thank_you_note: null,
      badges: [],
      submitted_at: '2026-10-02T02:00:00Z',
      person: { full_name: 'Daniel Lim', profile_photo_url: null, deleted: false },
      sealed: false,
    },
  ],
  why_not: { certificate: null, withdraw: null },
  ...changes,
});
