import type { WholeBody } from '../endpoint.ts';
import type { updateAgenda } from './endpoints.ts';
import type { Agenda } from './schemas.ts';

type AgendaFields = Omit<WholeBody<typeof updateAgenda>, 'sent_updated_agenda'>;

/** What an admin fills in, each field with a value of its own. A field that is missing here does not compile. */
export const agendaFields: AgendaFields = {
  title: 'Kick-off',
  description: 'Meet everybody',
  start_time: '2026-12-01T02:00:00Z',
  end_time: '2026-12-01T03:00:00Z',
  link: 'https://meet.example/kick-off',
  link_name: 'Room',
};

/** An agenda as the server answers it, published unless it says otherwise. */
export const anAgenda = (more: Partial<Agenda> = {}): Agenda => ({
  id: 5,
  program_id: 3,
  ...agendaFields,
  published: true,
  sent_updated_agenda: false,
  ...more,
});
