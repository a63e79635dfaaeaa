export { npsOf } from './queries/nps.ts';
export { npsScore } from './rules/nps.ts';
export { surveysOf } from './queries/surveys.ts';
export { pulsesOf } from './queries/pulses.ts';
