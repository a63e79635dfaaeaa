export { charge } from './charge.ts';
export { balanceOf } from './queries.ts';
