export { blockedBetween, blockedWith } from './queries/blocks.ts';
