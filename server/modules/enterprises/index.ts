export { enterprisesOwnData } from './own-data.ts';
export { enterpriseById } from './queries.ts';
export { enterpriseRoutes } from './routes.ts';
export { dropAdmin, keepOwner } from './subscribers.ts';
