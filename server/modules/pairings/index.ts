export { pairBetween, whyNotMeet } from './meeting.ts';
export { pairingsOwnData } from './own-data.ts';
export { pairUp } from './pair-up.ts';
export { mentorsToMeet, pairingById } from './queries.ts';
export { pairingRoutes } from './routes.ts';
export { partLeaver, partRemoved } from './subscribers.ts';
