export { charge } from './charge.ts';
export { balanceOf, offeredPoints, purseOf, welcomeLeft } from './queries.ts';
export { pointsACredit } from './welcome.ts';
