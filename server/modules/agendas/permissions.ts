import { adminOfRow } from '../programmes/index.ts';
import { agendaById } from './queries.ts';

/** Admins of the programme of the agenda that the input names. */
export const adminOfAgenda = adminOfRow(agendaById, 'agendas.not_found');
