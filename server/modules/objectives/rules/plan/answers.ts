import { shortened } from '../../../../../contract/cut.ts';
import { goalQuestions, mostMonths, type QuestionPurpose } from '../../../../../contract/objectives/index.ts';
import { hoursIn } from './hours.ts';
import { monthsIn } from './months-wanted.ts';
import { type Level, levels, type Obstacle, obstacles, ownLevel, ownObstacle } from './sides.ts';
import { ownStyle, type Style, styles } from './styles.ts';
import { ownTarget } from './targets/own.ts';
import type { Target } from './targets/piece.ts';
import { targets } from './targets.ts';

/** An answer by the purpose of its question: one of the options, or somebody's own words. */
export type Answers = Readonly<Record<QuestionPurpose, string>>;

export interface Wishes {
  target: Target;
  level: Level;
  obstacle: Obstacle;
  style: Style;
  /** Hours a week, in quarters: as many as they have at least. */
  hours: number;
  months: number;
  /** How we read own words for a time, as sentences, where the plan would otherwise not say it. */
  notes: readonly string[];
}

/** An amount, and what has to be said about how it came about. */
interface Read {
  amount: number;
  note: string | null;
}

/** The least that each option says, so that no plan asks for more. */
const hoursOf = [1, 2, 4, 7];
const monthsOf = [1, 2, 3, 6];
const usual = { hours: 2, months: 3 };
const mostHours = 20;
/** Of own words for a time, so that a description has room for all six answers. */
const longestQuote = 80;
/** Four weeks a month of it are the one hour that an objective takes at least. */
const fewestHours = 0.25;

const optionsOf = (purpose: QuestionPurpose): readonly string[] =>
  goalQuestions.find((one) => one.purpose === purpose)?.options ?? [];

const chosen = <T>(
  purpose: QuestionPurpose,
  { [purpose]: answer }: Answers,
  all: readonly T[],
  own: (words: string) => T,
) => all[optionsOf(purpose).indexOf(answer)] ?? own(answer.replaceAll(/\s+/g, ' ').trim());

const counted = (count: number, one: string) => (count === 1 ? `one ${one}` : `${count} ${one}s`);

export const monthsInWords = (months: number) => counted(months, 'month');

/** 'one hour', '30 minutes', '3 hours and 30 minutes'. */
export const hoursInWords = (hours: number) => {
  const [whole, minutes] = [Math.floor(hours), Math.round((hours % 1) * 60)];
  return [...(whole > 0 ? [counted(whole, 'hour')] : []), ...(minutes > 0 ? [`${minutes} minutes`] : [])].join(' and ');
};

/** Somebody who wrote '5 hours' reads that in the plan; nothing has to be said about it. */
const unlessSaid = (words: string, said: string, note: string) => (words.toLowerCase().includes(said) ? null : note);

const ownHours = (words: string): Read => {
  const quoted = shortened(words, longestQuote);
  const read = hoursIn(words);
  if (read === null) {
    const said = `this plan takes ${hoursInWords(usual.hours)} a week`;
    return { amount: usual.hours, note: `We could not read “${quoted}” as a number of hours, so ${said}.` };
  }
  // In quarters, downwards: no plan asks for more. A little is added first, for what thirds of an hour add up to.
  const amount = Math.min(Math.max(Math.floor(read * 4 + 1e-6) / 4, fewestHours), mostHours);
  const said = `${hoursInWords(amount)} a week`;
  if (read > mostHours)
    return { amount, note: `You wrote “${quoted}”. No plan takes more than ${said}, so this one does not.` };
  if (read < fewestHours)
    return { amount, note: `You wrote “${quoted}”. The smallest plan takes ${said}, so this one does.` };
  if (read - amount > 0.01) return { amount, note: `You wrote “${quoted}”. Of that time, this plan takes ${said}.` };
  return {
    amount,
    note: unlessSaid(words, hoursInWords(amount), `You wrote “${quoted}”, so this plan takes ${said}.`),
  };
};

const ownMonths = (words: string): Read => {
  const quoted = shortened(words, longestQuote);
  const read = monthsIn(words);
  if (read === null) {
    const said = `this plan is for ${monthsInWords(usual.months)}`;
    return { amount: usual.months, note: `We could not read “${quoted}” as a time, so ${said}.` };
  }
  const amount = Math.min(Math.max(Math.round(read), 1), mostMonths);
  const said = monthsInWords(amount);
  if (read > mostMonths)
    return {
      amount,
      note: `You wrote “${quoted}”. The longest plan is for ${said}; you can make another one after it.`,
    };
  if (Math.abs(read - amount) > 0.001)
    return { amount, note: `You wrote “${quoted}”. Plans have whole months, so this one is for ${said}.` };
  return { amount, note: unlessSaid(words, said, `You wrote “${quoted}”, so this plan is for ${said}.`) };
};

const known = (amount: number): Read => ({ amount, note: null });

/** What the answers come to, whatever somebody typed. */
export const wishesIn = (answers: Answers): Wishes => {
  const hours = chosen('hours', answers, hoursOf.map(known), ownHours);
  const months = chosen('timeframe', answers, monthsOf.map(known), ownMonths);
  return {
    target: chosen('target', answers, targets, ownTarget),
    level: chosen('level', answers, levels, ownLevel),
    obstacle: chosen('obstacle', answers, obstacles, ownObstacle),
    style: chosen('style', answers, styles, ownStyle),
    hours: hours.amount,
    months: months.amount,
    notes: [hours.note, months.note].filter((note) => note !== null),
  };
};
