import { goalQuestions, mostMonths, type QuestionPurpose } from '../../../../../contract/objectives/index.ts';
import {
  type Level,
  levels,
  type Obstacle,
  obstacles,
  ownLevel,
  ownObstacle,
  ownStyle,
  type Style,
  styles,
} from './sides.ts';
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
  /** Hours a week: as many as they have at least. */
  hours: number;
  months: number;
}

/** The least that each option says, so that no plan asks for more. */
const hoursOf = [1, 2, 4, 7];
const monthsOf = [1, 2, 3, 6];
const usual = { hours: 2, months: 3 };
const mostHours = 20;

const optionsOf = (purpose: QuestionPurpose): readonly string[] =>
  goalQuestions.find((one) => one.purpose === purpose)?.options ?? [];

const chosen = <T>(
  purpose: QuestionPurpose,
  { [purpose]: answer }: Answers,
  all: readonly T[],
  own: (words: string) => T,
) => all[optionsOf(purpose).indexOf(answer)] ?? own(answer.replaceAll(/\s+/g, ' ').trim());

/** The first number in somebody's own words, if there is one, within what makes sense. */
const numberIn = (words: string, most: number, otherwise: number) => {
  const said = /\d+/.exec(words.slice(0, 300))?.[0];
  return said === undefined ? otherwise : Math.min(Math.max(Number(said), 1), most);
};

/** What the answers come to, whatever somebody typed. */
export const wishesIn = (answers: Answers): Wishes => ({
  target: chosen('target', answers, targets, ownTarget),
  level: chosen('level', answers, levels, ownLevel),
  obstacle: chosen('obstacle', answers, obstacles, ownObstacle),
  style: chosen('style', answers, styles, ownStyle),
  hours: chosen('hours', answers, hoursOf, (words) => numberIn(words, mostHours, usual.hours)),
  months: chosen('timeframe', answers, monthsOf, (words) => numberIn(words, mostMonths, usual.months)),
});
