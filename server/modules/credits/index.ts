export { charge } from './charge.ts';
export { balanceOf, ownEntries as ownData } from './queries.ts';
export { returnPoints } from './subscribers.ts';
