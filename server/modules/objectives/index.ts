export { countsIn, objectivesOfPairs } from './queries/figures.ts';
export { planOf } from './show-set.ts';
