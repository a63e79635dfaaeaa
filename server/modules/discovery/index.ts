export { mentorsInstead } from './instead.ts';
export { suggestedNow } from './recommend.ts';
