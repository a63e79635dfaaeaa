export { agendaById } from './queries.ts';
export { agendaRoutes } from './routes.ts';
