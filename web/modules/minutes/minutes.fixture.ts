import type { Minutes, MinutesItem } from '../../../contract/minutes/schemas.ts';

export const aLine = (changes: Partial<MinutesItem> = {}): MinutesItem => ({
  id: 3,
  kind: 'action',
  body: 'Write to Penang',
  author: { id: 1, full_name: 'Mei Tan' },
  owner: null,
  due_date: null,
  done: false,
  from_transcript: false,
  objective_id: null,
  why_not: { reword: null, change: null, tick: null, objective: null },
  ...changes,
});

export const theMinutes = (changes: Partial<Minutes> = {}): Minutes => ({
  booking_id: 7,
  phase: 'under_way',
  agenda: [],
  actions: [],
  notes: { body: '', version: 0, changed_by: null, changed_at: null },
  ideas: { objectives: [], actions: [] },
  people: [
    { id: 1, full_name: 'Mei Tan' },
    { id: 2, full_name: 'Daniel Wong' },
  ],
  why_not: { write: null },
  ...changes,
});
