export { mentorsInstead } from './instead.ts';
export { discoveryRoutes } from './routes.ts';
export { discoverySchedules } from './schedules.ts';
export { lookAgainAt, relist } from './subscribers.ts';
