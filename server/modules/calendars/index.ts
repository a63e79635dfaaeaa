export { calendarRoutes } from './routes.ts';
export { meetupPlace, sessionFile } from './session.ts';
