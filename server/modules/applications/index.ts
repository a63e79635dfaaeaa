export { chosenOptions, questionsWithOptions } from './queries/options.ts';
