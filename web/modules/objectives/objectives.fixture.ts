import type { MonthlyObjective, Objective, ObjectiveSet } from '../../../contract/objectives/schemas/plans.ts';

export const objective = (id: number, changes: Partial<Objective> = {}): Objective => ({
  id,
  title: `Objective ${id}`,
  description: `About ${id}.`,
  action: `Begin ${id}.`,
  status: 'todo',
  priority: 'high',
  due_date: '2026-11-28',
  sequence: id,
  tags: ['New job'],
  hours: 2,
  done_at: null,
  evidence_note: '',
  evidence_link: null,
  booking_id: null,
  comments: [],
  ...changes,
});

export const month = (number: number, objectives: Objective[], active = false): MonthlyObjective => ({
  id: number,
  month_number: number,
  title: ['Find your footing', 'Show what you can', 'Make it last'][number - 1] ?? '',
  focus: 'What it is about.',
  is_active: active,
  objectives,
});

export const aSet = (changes: Partial<ObjectiveSet> = {}): ObjectiveSet => ({
  id: 9,
  program_id: null,
  description: 'You want to find a new job.',
  monthly_objectives: [
    month(1, [objective(1, { status: 'done' }), objective(2)]),
    month(2, [objective(3)], true),
    month(3, []),
  ],
  user_objective: { is_generated: true },
  status: 'ready',
  provider: 'openai',
  written_by: 'rules',
  total: 3,
  done: 1,
  percent: 33,
  suggestions: [],
  why_not: { change: null, suggest: 'objectives.not_found' },
  ...changes,
});

export const mentor = {
  id: 5,
  slug: 'daniel',
  full_name: 'Daniel Lim',
  profile_photo_url: null,
  user_type: 'mentor' as const,
  job_title: null,
  company: null,
  deleted: false,
};
