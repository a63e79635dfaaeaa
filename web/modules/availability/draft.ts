import type { Availability } from '../../../contract/availability/schemas/own.ts';
import type { saveAvailability } from '../../../contract/availability/endpoints.ts';
import type { CallInput } from '../../../contract/endpoint.ts';

/** Open from – to; an end of '24:00' is midnight. */
export interface Hours {
  from: string;
  to: string;
}

/** A date whose hours differ from the weekly ones; no hours means closed. */
export interface OtherDay {
  day: string;
  hours: readonly Hours[];
}

/** The values of the editor: the same facts as in the API, arranged by where they are shown. */
export interface Draft {
  /** In a programme: whether its own hours apply there, or the personal ones (B24); null outside a programme. */
  own: boolean | null;
  /** By weekday, 0 = Sunday. */
  week: readonly (readonly Hours[])[];
  /** In calendar order, each day once. */
  days: readonly OtherDay[];
  timezone: string;
  notice: number;
  before: number;
  after: number;
  perWeek: number | null;
}

/** The week in the order in which people read it. */
export const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const;

const byDay = (one: OtherDay, other: OtherDay) => (one.day < other.day ? -1 : 1);

const daysOf = (overrides: Availability['overrides']): OtherDay[] => {
  const days = new Map<string, Hours[]>();
  for (const one of overrides) {
    const hours = days.get(one.day) ?? [];
    days.set(one.day, one.blocked ? hours : [...hours, { from: one.from, to: one.to }]);
  }
  return [...days].map(([day, hours]) => ({ day, hours })).toSorted(byDay);
};

export const draftOf = (saved: Availability, inProgramme = false): Draft => ({
  own: inProgramme ? saved.own_hours : null,
  week: [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
    saved.rules.filter((rule) => rule.weekday === weekday).map(({ from, to }) => ({ from, to })),
  ),
  days: daysOf(saved.overrides),
  timezone: saved.timezone,
  notice: saved.notice_minutes,
  before: saved.buffer_before_minutes,
  after: saved.buffer_after_minutes,
  perWeek: saved.sessions_a_week,
});

/** The key for the hours of a weekday or a date; their messages are shown there. */
export const weekPlace = (weekday: number, at: number) => `week.${weekday}.${at}`;
export const dayPlace = (day: string) => `days.${day}`;

type Body = CallInput<typeof saveAvailability>['body'];

const rulesOf = ({ week }: Draft) =>
  week.flatMap((hours, weekday) =>
    hours.map((one, at) => ({ place: weekPlace(weekday, at), rule: { weekday, ...one } })),
  );

const overridesOf = ({ day, hours }: OtherDay): Body['overrides'] =>
  hours.length === 0 ? [{ day, blocked: true }] : hours.map((one) => ({ day, blocked: false, ...one }));

/** The request body. */
export const availabilityBody = (draft: Draft): Body => ({
  ...(draft.own !== null && { own_hours: draft.own }),
  rules: draft.own === false ? [] : rulesOf(draft).map(({ rule }) => rule),
  overrides: draft.own === false ? [] : draft.days.flatMap(overridesOf),
  timezone: draft.timezone,
  notice_minutes: draft.notice,
  buffer_before_minutes: draft.before,
  buffer_after_minutes: draft.after,
  sessions_a_week: draft.perWeek,
});

export const isSame = (one: Draft, other: Draft) =>
  JSON.stringify(availabilityBody(one)) === JSON.stringify(availabilityBody(other));

export type Messages = Readonly<Record<string, string>>;

/** The server's messages by the place where they are shown: 'rules.3.to' → 'week.1.0.to'. */
export const placed = (fields: Messages, draft: Draft): Messages => {
  const { overrides } = availabilityBody(draft);
  const rules = rulesOf(draft);
  const entries = Object.entries(fields).map(([name, message]) => {
    const [list, index, field] = name.split('.');
    const rule = list === 'rules' ? rules[Number(index)] : undefined;
    if (rule) return [`${rule.place}.${field}`, message] as const;
    const override = list === 'overrides' ? overrides[Number(index)] : undefined;
    return [override ? dayPlace(override.day) : name, message] as const;
  });
  return Object.fromEntries(entries);
};

/** The messages without those of one place, because the user is fixing it. */
export const withoutPlace = (messages: Messages, place: string): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([name]) => name !== place && !name.startsWith(`${place}.`)));
