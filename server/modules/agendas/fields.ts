import { Temporal } from 'temporal-polyfill';
import type { Agenda, updateAgenda } from '../../../contract/agendas/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import type { AgendaRow } from './queries.ts';

// The fields of an agenda between the contract and the table, in both directions: a new one is written in each of them.

/** What an admin fills in. */
export type AgendaFields = Omit<EndpointInput<typeof updateAgenda>['body'], 'sent_updated_agenda'>;

/** A field that is not taken out here does not compile. */
export const agendaColumns = ({
  title,
  description,
  start_time: start,
  end_time: end,
  link,
  link_name: linkName,
  ...rest
}: AgendaFields) => {
  nothingLeft(rest);
  const [startTime, endTime] = [Temporal.Instant.from(start), Temporal.Instant.from(end)];
  return { title, description, startTime, endTime, link, linkName };
};

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
