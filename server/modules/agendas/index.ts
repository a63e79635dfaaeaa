export { agendaById } from './queries.ts';
export { showAgendas } from './show-agendas.ts';
