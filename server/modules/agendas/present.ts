import type { Agenda } from '../../../contract/agendas/index.ts';
import type { AgendaRow } from './queries.ts';

export const presentAgenda = (row: AgendaRow): Agenda => ({
  id: row.id,
  program_id: row.programId,
  title: row.title,
  description: row.description,
  start_time: row.startTime.toString(),
  end_time: row.endTime.toString(),
  link: row.link,
  link_name: row.linkName,
  published: row.published,
  sent_updated_agenda: row.sentUpdatedAgenda,
});
