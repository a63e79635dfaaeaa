import { adminOfRow } from '../programmes/index.ts';
import { agendaById } from './queries.ts';

/** Admins of the programme that the agenda in the input belongs to. */
export const adminOfAgenda = adminOfRow(agendaById, 'agendas.not_found');
