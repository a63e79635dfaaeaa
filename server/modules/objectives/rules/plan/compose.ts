import { Temporal } from 'temporal-polyfill';
import type { Priority } from '../../../../../contract/objectives/index.ts';
import { daysAMonth } from '../months.ts';
import { type Answers, hoursInWords, monthsInWords, type Wishes, wishesIn } from './answers.ts';
import { lookBackOf } from './look-back.ts';
import { type Piece, type Stage, stages, type Target } from './targets/piece.ts';

export interface PlannedObjective extends Piece {
  priority: Priority;
  /** YYYY-MM-DD */
  dueDate: string;
  tags: string[];
  hours: number;
}

export interface PlannedMonth {
  title: string;
  focus: string;
  objectives: PlannedObjective[];
}

/** What a plan says, whoever wrote it (OBJ-15). */
export interface Plan {
  description: string;
  months: PlannedMonth[];
}

const ofStage: Readonly<Record<Stage, { title: string; focus: string; tag: string }>> = {
  footing: { title: 'Find your footing', focus: 'Know where you stand and where you want to go.', tag: 'Beginning' },
  build: { title: 'Build the base', focus: 'Put together what everything else stands on.', tag: 'Basics' },
  practise: { title: 'Practise', focus: 'Do it again and again, a little better each time.', tag: 'Practice' },
  show: { title: 'Show what you can', focus: 'Let others see it, and learn from what they say.', tag: 'Visibility' },
  stretch: { title: 'Go further', focus: 'Try what you would not have dared at the start.', tag: 'Stretch' },
  passOn: { title: 'Make it last', focus: 'Keep what you have reached, and hand it on.', tag: 'Lasting' },
};

/** The stages of so many months, from the first to the last, as evenly as they go, unless the target has its own. */
export const stagesOf = (months: number, own: Target['stages'] = {}): readonly Stage[] => {
  const { [months]: given } = own;
  if (given) return given;
  if (months === 1) return ['footing'];
  const step = (stages.length - 1) / (months - 1);
  return Array.from({ length: months }, (_, at) => stages[Math.round(at * step)] ?? 'footing');
};

const weeksAMonth = 4;

/** What else a month holds: something against what stands in the way, or something in somebody's way of learning. */
type Extra = 'early' | 'late' | 0 | 1 | 2 | null;

/** By the number of months: each of them stands once in a plan, so that no month repeats another. */
const extrasOf: Readonly<Record<number, readonly Extra[]>> = {
  1: ['early'],
  2: ['early', 'late'],
  3: ['early', 0, 'late'],
  4: ['early', 0, 1, 'late'],
  5: ['early', 0, 1, 'late', 2],
  6: ['early', 0, 1, 'late', 2, null],
};

interface Part extends Piece {
  priority: Priority;
  hours: number;
  tags: string[];
}

type Role = 'first' | 'second' | 'extra' | 'lookBack';

/** How the hours of a month are shared out: never more than there are, and never less than one each. */
const sharesOf = (hours: number, hasExtra: boolean): readonly { of: Role; hours: number }[] => {
  const budget = Math.floor(hours * weeksAMonth);
  const extra = hasExtra && budget > 2 ? Math.max(1, Math.floor(budget * 0.15)) : 0;
  const lookBack = budget > 1 ? 1 : 0;
  const left = budget - extra - lookBack;
  // With less than two hours a week one objective of the month's own is enough.
  const first = hours < 2 ? left : Math.ceil(left * 0.55);
  const all = [
    { of: 'first', hours: first },
    { of: 'second', hours: left - first },
    { of: 'extra', hours: extra },
    { of: 'lookBack', hours: lookBack },
  ] as const;
  return all.filter((one) => one.hours > 0);
};

const priorities = { first: 'high', second: 'medium', extra: 'medium', lookBack: 'low' } as const;

const extraOf = ({ obstacle, style, months }: Wishes, at: number): { piece: Piece; tags: string[] } | null => {
  const extra = extrasOf[months]?.[at] ?? null;
  if (extra === null) return null;
  if (extra === 'early' || extra === 'late') return { piece: obstacle[extra], tags: [obstacle.tag] };
  return { piece: style.pieces[extra], tags: ['Learning', style.tag] };
};

/** What a month holds, one after the other. */
const partsOf = (wishes: Wishes, stage: Stage, at: number): Part[] => {
  const { target, level, style, hours, months } = wishes;
  const extra = extraOf(wishes, at);
  const [first, second] = target.pieces[stage];
  const action = style.lookBack[at % style.lookBack.length] ?? '';
  const pieces = {
    first: { piece: first, tags: [target.tag] },
    second: { piece: second, tags: [target.tag] },
    extra: extra ?? { piece: second, tags: [target.tag] },
    lookBack: { piece: { ...lookBackOf(at, months, level.lookBack), action }, tags: ['Reflection', style.tag] },
  };
  return sharesOf(hours, extra !== null).map(({ of, hours: effort }) => ({
    ...pieces[of].piece,
    tags: [...pieces[of].tags, ofStage[stage].tag],
    priority: priorities[of],
    hours: effort,
  }));
};

/** The day on which somebody who works on one thing after the other has had the hours for it, within its month. */
const dueAfter = (begin: Temporal.PlainDate, spent: number, hours: number) =>
  begin.add({ days: Math.min(Math.ceil((spent / hours) * 7), daysAMonth - 1) }).toString();

const monthOf = (wishes: Wishes, stage: Stage, at: number, start: Temporal.PlainDate): PlannedMonth => {
  const begin = start.add({ days: daysAMonth * at });
  const numbered = (text: string) => text.replaceAll('{n}', String(wishes.level.count));
  let spent = 0;
  const objectives = partsOf(wishes, stage, at).map(({ title, description, action, priority, tags, hours }) => {
    spent += hours;
    return {
      title: numbered(title),
      description: numbered(description),
      action: numbered(action),
      priority,
      dueDate: dueAfter(begin, spent, wishes.hours),
      tags,
      hours,
    };
  });
  const { title, focus } = ofStage[stage];
  return { title, focus, objectives };
};

/** What the plan is about, and how it takes up the answers: only what is true of it. */
const describe = ({ target, level, obstacle, style, hours, months, notes }: Wishes) => {
  const hasRoom = hours * weeksAMonth > 2;
  const how = hasRoom
    ? [
        `You told us that ${obstacle.words}, so part of the plan helps with that.`,
        `${style.words.charAt(0).toUpperCase()}${style.words.slice(1)}.`,
      ]
    : ['With so little time it keeps to what matters most.'];
  return [
    `You want ${target.aim}, and ${level.words}.`,
    `This plan is for ${monthsInWords(months)}, with ${hoursInWords(hours)} a week.`,
    ...notes,
    ...how,
  ].join(' ');
};

/**
 * A learning plan by rules (B57, M13, M46): months from the first step to what lasts, at most four objectives each, whose
 * hours together are no more than somebody has. `today` is the day on which it begins, for its owner.
 */
export const composePlan = (answers: Answers, today: Temporal.PlainDate): Plan => {
  const wishes = wishesIn(answers);
  return {
    description: describe(wishes),
    months: stagesOf(wishes.months, wishes.target.stages).map((stage, at) => monthOf(wishes, stage, at, today)),
  };
};
