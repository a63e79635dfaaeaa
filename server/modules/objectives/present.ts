import { type ObjectiveSet, percentDone } from '../../../contract/objectives/index.ts';
import type { Temporal } from 'temporal-polyfill';
import type { Person } from '../../../contract/profiles/index.ts';
import type { CommentRow, MonthRow, ObjectiveRow, SetRow, SuggestionRow } from './queries/sets.ts';
import { activeMonth, startOf } from './rules/months.ts';
import { standing, statusOn } from './rules/status.ts';

/** What a set consists of, as it was read. */
export interface SetFacts {
  ownerId: number;
  months: readonly MonthRow[];
  objectives: readonly ObjectiveRow[];
  comments: readonly CommentRow[];
  suggestions: readonly SuggestionRow[];
  face: (userId: number) => Person;
  /** On the calendar of its owner. */
  today: Temporal.PlainDate;
  now: Temporal.Instant;
}

const presentObjective = (row: ObjectiveRow, { comments, face, today, ownerId }: SetFacts, readerId: number) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  action: row.action,
  status: statusOn(row, today.toString()),
  priority: row.priority,
  due_date: row.dueDate,
  sequence: row.sequence,
  tags: row.tags,
  hours: row.hours,
  done_at: row.doneAt?.toString() ?? null,
  evidence_note: row.evidenceNote,
  evidence_link: row.evidenceLink,
  booking_id: ownerId === readerId ? row.bookingId : null,
  comments: comments
    .filter(({ objectiveId }) => objectiveId === row.id)
    .map(({ id, authorId, body, createdAt }) => ({
      id,
      author: face(authorId),
      body,
      created_at: createdAt.toString(),
      own: authorId === readerId,
    })),
});

const presentMonth = (month: MonthRow, active: number, facts: SetFacts, readerId: number) => ({
  id: month.id,
  month_number: month.monthNumber,
  title: month.title,
  focus: month.focus,
  is_active: month.monthNumber === active,
  objectives: facts.objectives
    .filter(({ monthId }) => monthId === month.id)
    .map((row) => presentObjective(row, facts, readerId)),
});

/** OBJ-15. Only its owner changes it; their mentors suggest and comment (M46). */
export const presentSet = ({ set }: SetRow, facts: SetFacts, readerId: number): ObjectiveSet => {
  const isOwner = set.userId === readerId;
  const active = activeMonth(startOf(set), facts.months.length, facts.today);
  const total = facts.objectives.length;
  const done = facts.objectives.filter(({ status }) => status === 'done').length;
  const isReady = set.status === 'ready';
  return {
    id: set.id,
    program_id: set.programId,
    description: set.description,
    monthly_objectives: facts.months.map((month) => presentMonth(month, active, facts, readerId)),
    user_objective: { is_generated: isReady },
    status: standing(set, facts.now),
    provider: set.provider,
    written_by: set.writtenBy,
    total,
    done,
    percent: percentDone({ done, total }),
    suggestions: facts.suggestions.map(({ id, authorId, monthNumber, title, description, dueDate, createdAt }) => ({
      id,
      author: facts.face(authorId),
      month_number: monthNumber,
      title,
      description,
      due_date: dueDate,
      created_at: createdAt.toString(),
    })),
    why_not: {
      change: isOwner ? null : 'objectives.not_found',
      suggest: isOwner ? 'objectives.not_found' : isReady ? null : 'objectives.not_ready',
    },
  };
};
