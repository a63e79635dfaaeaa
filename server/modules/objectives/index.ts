export { countsIn, objectivesOfPairs } from './queries/figures.ts';
