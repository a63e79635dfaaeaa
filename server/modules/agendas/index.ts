export { showAgendas } from './show-agendas.ts';
