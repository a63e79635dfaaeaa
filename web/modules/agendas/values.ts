import { Temporal } from '../../ui/temporal.ts';
import type { updateAgenda } from '../../../contract/agendas/endpoints.ts';
import type { Agenda } from '../../../contract/agendas/schemas.ts';
import type { WholeBody } from '../../../contract/endpoint.ts';

type AgendaBody = WholeBody<typeof updateAgenda>;

/** The fields of the form: those of the body, with each time as people write it, in the programme's time zone. */
export interface AgendaValues extends Omit<AgendaBody, 'start_time' | 'end_time' | 'sent_updated_agenda'> {
  start_day: string | null;
  start_clock: string | null;
  end_day: string | null;
  end_clock: string | null;
  /** AGD-04: notify the members by email. */
  sent_updated_agenda: boolean;
}

const wallTime = (instant: string, zone: string) => {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return { day: there.toPlainDate().toString(), clock: there.toPlainTime().toString({ smallestUnit: 'minute' }) };
};

/** The form of an agenda that is there. */
export const agendaFormValues = (agenda: Agenda, zone: string): AgendaValues => {
  const { id: _id, program_id: _program, published: _published, start_time, end_time, ...fields } = agenda;
  const [start, end] = [wallTime(start_time, zone), wallTime(end_time, zone)];
  const days = { start_day: start.day, start_clock: start.clock, end_day: end.day, end_clock: end.clock };
  return { ...fields, ...days, sent_updated_agenda: false };
};

/** '' while either half is missing: the server then says what is required. */
const instantOf = (day: string | null, clock: string | null, zone: string) =>
  day === null || clock === null
    ? ''
    : Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).toInstant().toString();

export const agendaBody = (
  { start_day, start_clock, end_day, end_clock, ...fields }: AgendaValues,
  zone: string,
): AgendaBody => ({
  ...fields,
  start_time: instantOf(start_day, start_clock, zone),
  end_time: instantOf(end_day, end_clock, zone),
});

/** AGD-05, B85: upcoming until its end has passed. */
export const isUpcoming = ({ end_time: end }: Agenda, now: Temporal.Instant) =>
  Temporal.Instant.compare(Temporal.Instant.from(end), now) >= 0;
