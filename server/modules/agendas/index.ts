export { agendaById } from './queries.ts';
export { agendaRoutes } from './routes.ts';
export { showAgendas } from './show-agendas.ts';
