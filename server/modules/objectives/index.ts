export { addAction, forgetActions } from './from-action.ts';
export { countsIn, objectivesOfPairs } from './queries/figures.ts';
export { openTitlesOf, type SetRow, setOf } from './queries/sets.ts';
export { planOf } from './show-set.ts';
