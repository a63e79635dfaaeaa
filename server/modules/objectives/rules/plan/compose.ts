import { Temporal } from 'temporal-polyfill';
import type { Priority } from '../../../../../contract/objectives/index.ts';
import { daysAMonth } from '../months.ts';
import type { Answers, Wishes } from './answers.ts';
import { wishesIn } from './answers.ts';
import { type Piece, type Stage, stages } from './targets/piece.ts';

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

/** The stages of so many months, from the first to the last, as evenly as they go. */
export const stagesOf = (months: number): readonly Stage[] => {
  if (months === 1) return ['footing'];
  const step = (stages.length - 1) / (months - 1);
  return Array.from({ length: months }, (_, at) => stages[Math.round(at * step)] ?? 'footing');
};

const weeksAMonth = 4;

/** How the hours of a month are shared out: never more than there are. */
const sharesOf = (hours: number): readonly { of: 'first' | 'second' | 'obstacle' | 'lookBack'; hours: number }[] => {
  const budget = hours * weeksAMonth;
  const [obstacle, lookBack] = [Math.max(1, Math.floor(budget * 0.15)), 1];
  const left = budget - obstacle - lookBack;
  // With an hour a week one objective of the month's own is enough.
  if (hours === 1)
    return [
      { of: 'first', hours: left },
      { of: 'obstacle', hours: obstacle },
      { of: 'lookBack', hours: lookBack },
    ];
  const first = Math.ceil(left * 0.55);
  return [
    { of: 'first', hours: first },
    { of: 'second', hours: left - first },
    { of: 'obstacle', hours: obstacle },
    { of: 'lookBack', hours: lookBack },
  ];
};

const priorities = { first: 'high', second: 'medium', obstacle: 'medium', lookBack: 'low' } as const;

const piecesOf = ({ target, obstacle, level }: Wishes, stage: Stage, isEarly: boolean) => ({
  first: target.pieces[stage][0],
  second: target.pieces[stage][1],
  obstacle: isEarly ? obstacle.early : obstacle.late,
  lookBack: {
    title: 'Look back with your mentor',
    description: level.lookBack,
    action: 'Note three sentences before your session.',
  },
});

/** The day on which somebody who works on one thing after the other has had the hours for it, within its month. */
const dueAfter = (begin: Temporal.PlainDate, spent: number, hours: number) =>
  begin.add({ days: Math.min(Math.ceil((spent / hours) * 7), daysAMonth - 1) }).toString();

const monthOf = (wishes: Wishes, stage: Stage, at: number, start: Temporal.PlainDate): PlannedMonth => {
  const { target, obstacle, style, hours, level, months } = wishes;
  const pieces = piecesOf(wishes, stage, at < months / 2);
  const own = { first: target.tag, second: target.tag, obstacle: obstacle.tag, lookBack: 'Reflection' };
  const begin = start.add({ days: daysAMonth * at });
  let spent = 0;
  const objectives = sharesOf(hours).map(({ of, hours: effort }, place) => {
    spent += effort;
    const { title, description, action } = pieces[of];
    const numbered = (text: string) => text.replaceAll('{n}', String(level.count));
    return {
      title: numbered(title),
      description: numbered(description),
      action: `${numbered(action)} ${of === 'lookBack' ? '' : (style.hints[(at + place) % 3] ?? '')}`.trim(),
      priority: priorities[of],
      dueDate: dueAfter(begin, spent, hours),
      tags: [own[of], ofStage[stage].tag, ...(of === 'lookBack' ? [] : [style.tag])],
      hours: effort,
    };
  });
  const { title, focus } = ofStage[stage];
  return { title, focus, objectives };
};

const inWords = (count: number, one: string) => (count === 1 ? `one ${one}` : `${count} ${one}s`);

/**
 * A learning plan by rules (B57, M13, M46): months from the first step to what lasts, at most four objectives each, whose
 * hours together are no more than somebody has. `today` is the day on which it begins, for its owner.
 */
export const composePlan = (answers: Answers, today: Temporal.PlainDate): Plan => {
  const wishes = wishesIn(answers);
  const { target, level, obstacle, hours, months } = wishes;
  return {
    description:
      `You want ${target.aim}, and ${level.words}. Over ${inWords(months, 'month')}, with ${inWords(hours, 'hour')} a ` +
      `week, this plan takes one step after the other; since ${obstacle.words}, each month has something against that too.`,
    months: stagesOf(months).map((stage, at) => monthOf(wishes, stage, at, today)),
  };
};
