export { pairingsOwnData } from './own-data.ts';
export { pairingById } from './queries.ts';
export { pairingRoutes } from './routes.ts';
export { partLeaver, partRemoved } from './subscribers.ts';
