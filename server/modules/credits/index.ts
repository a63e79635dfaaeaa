export { charge } from './charge.ts';
export { balanceOf, purseOf } from './purse.ts';
export { offeredPoints, welcomeLeft } from './queries.ts';
export { pointsACredit } from './welcome.ts';
