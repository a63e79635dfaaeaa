export { pointsACredit } from '../../../contract/credits/index.ts';
export { charge } from './charge.ts';
export { loadPackages } from './load-packages.ts';
export { balanceOf, purseOf } from './purse.ts';
export { offeredPoints, welcomeLeft } from './queries/ledger.ts';
export { promoTrackers } from './promo/track.ts';
