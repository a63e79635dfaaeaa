export { calendarRoutes } from './routes.ts';
export { sessionFile } from './session.ts';
