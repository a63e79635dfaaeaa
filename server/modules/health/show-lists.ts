import { Temporal } from 'temporal-polyfill';
import {
  pairingHealthPage,
  type GroupRow,
  type PairingHealth,
  type pairingHealth as listEndpoint,
  type PairingRow,
  type pairingHealthFile as fileEndpoint,
} from '../../../contract/health/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { FileAnswer } from '../../../contract/schemas/types.ts';
import { csvFile, csvOf } from '../../platform/csv/write.ts';
import { pageAt } from '../../platform/list-pages.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { presentGroups, presentRows } from './show-rows.ts';
import { countHealth, type HealthFilter, healthRows, type HealthRow } from './queries/lists.ts';
import { lastReminder } from './queries/reminders.ts';
import { asksFirst } from './rules/reminders.ts';

type Query = EndpointInput<typeof listEndpoint>['query'];

const nothing = { limit: pairingHealthPage, offset: 0 };

/** A page of the pairs, or of the groups, that the query finds. */
const pageOf = async (tx: Tx, wanted: HealthFilter, page: number) => {
  const { search, health } = wanted;
  const narrowed = (search !== undefined && search !== '') || health !== undefined;
  const all = await countHealth(tx, { programId: wanted.programId, type: wanted.type });
  const total = narrowed ? await countHealth(tx, wanted) : all;
  const { part, ...paging } = pageAt({ total, page, size: pairingHealthPage });
  return { all, total, paging, rows: total === 0 ? [] : await healthRows(tx, wanted, part) };
};

const empty = { rows: [] as HealthRow[], total: 0, paging: { page: 1, max_pages: 1 } };

/** PAR-18: the pairs and groups of a program by how they are. */
export const showLists = async (
  { tx, now }: Pick<Work<Actor>, 'tx' | 'now'>,
  { program_id: programId, search, health, sort, type, page = 1 }: Query,
): Promise<PairingHealth> => {
  const wanted = { programId, search, health, sort };
  const listOf = async (kind: 'pair' | 'group') =>
    type === undefined || type === kind
      ? pageOf(tx, { ...wanted, type: kind }, page)
      : { ...empty, all: await countHealth(tx, { programId, type: kind }) };
  const pairs = await listOf('pair');
  const groups = await listOf('group');
  const rows = await presentRows(tx, pairs.rows);
  const groupRows = await presentGroups(tx, groups.rows);
  const shown = type === 'group' ? groups : pairs;
  const sentAt = await lastReminder(tx, programId);
  const mentees = [...rows, ...groupRows].flatMap(({ mentee_participants: people }) => people);
  return {
    program_pairs: rows,
    program_group_pairs: groupRows,
    program_mentees: [...new Map(mentees.map((person) => [person.id, person])).values()],
    summary: { pairs_count: pairs.all, groups_count: groups.all },
    feedback_reminders: { sent_at: sentAt?.toString() ?? null, asks_first: asksFirst(sentAt, now) },
    total: shown.total,
    per_page: nothing.limit,
    ...shown.paging,
  };
};

const scores = { 1: 'Great', 2: 'Fair', 3: 'Poor' } as const;
const namesOf = (people: PairingRow['mentee_participants']) => people.map(({ full_name: name }) => name).join(', ');

const heads = [
  'Mentee',
  'Mentor',
  'Pairing Health',
  'Reminder sent',
  'Confirmed Sessions',
  'Completed Sessions',
  'Mentee Feedback',
  'Mentor Feedback',
  'Avg. Rating',
] as const;

/** The day as its reader's calendar has it, like the day in the name of the file. */
const dayIn = (at: string, zone: string) => Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString();

/** PAR-11: what is not there yet is left empty; the dash of the page would be taken for a formula. */
const cellsOf = (row: PairingRow | GroupRow, zone: string) => {
  const { completed_bookings_count: completed, average_ratings_score: average } = row;
  const feedback = (rated: number, percentage: number) => (completed === 0 ? '' : `${rated} (${percentage}%)`);
  return [
    namesOf(row.mentee_participants),
    namesOf(row.mentor_participants),
    scores[row.pairing_health_score],
    row.reminder_sent_at === null ? '' : dayIn(row.reminder_sent_at, zone),
    row.confirmed_bookings_count,
    completed,
    feedback(row.mentee_rated_count, row.mentee_rated_percentage),
    feedback(row.mentor_rated_count, row.mentor_rated_percentage),
    average <= 0 ? '' : average,
  ];
};

const stride = 500;

/** PAR-03: every row that the filter finds, on all pages. */
export const fileOfList = async (
  { tx, now, actor }: Pick<Work<Actor>, 'tx' | 'now' | 'actor'>,
  { program_id: programId, ...query }: EndpointInput<typeof fileEndpoint>['query'],
): Promise<FileAnswer> => {
  const isGroups = query.type === 'group';
  const rows: (string | number)[][] = [];
  for (let offset = 0; ; offset += stride) {
    const part = await healthRows(tx, { programId, ...query }, { limit: stride, offset });
    const shown = await presentRows(tx, part);
    rows.push(...shown.map((row) => [...(isGroups ? [row.name ?? ''] : []), ...cellsOf(row, actor.timezone)]));
    if (part.length < stride) break;
  }
  const title = isGroups ? 'Group Pairing' : 'One on One Pairing';
  return csvFile(title, { now, zone: actor.timezone }, csvOf([...(isGroups ? ['Group'] : []), ...heads], rows));
};
