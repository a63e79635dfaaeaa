export { mentorsInstead } from './instead.ts';
