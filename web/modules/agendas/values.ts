import { Temporal } from '../../ui/temporal.ts';
import type { updateAgenda } from '../../../contract/agendas/endpoints.ts';
import type { Agenda } from '../../../contract/agendas/schemas.ts';
import type { CallInput } from '../../../contract/endpoint.ts';

/** The values of the form: times as people write them, in the programme's time zone. */
export interface AgendaValues {
  title: string;
  description: string;
  start_day: string | null;
  start_clock: string | null;
  end_day: string | null;
  end_clock: string | null;
  link: string;
  link_name: string;
  /** AGD-04: notify the members by email. */
  sent_updated_agenda: boolean;
}

const wallTime = (instant: string, zone: string) => {
  const there = Temporal.Instant.from(instant).toZonedDateTimeISO(zone);
  return { day: there.toPlainDate().toString(), clock: there.toPlainTime().toString({ smallestUnit: 'minute' }) };
};

const blank: AgendaValues = {
  title: '',
  description: '',
  start_day: null,
  start_clock: null,
  end_day: null,
  end_clock: null,
  link: '',
  link_name: '',
  sent_updated_agenda: false,
};

/** The form's values; empty for a new agenda. */
export const agendaFormValues = (agenda: Agenda | null, zone: string): AgendaValues => {
  if (agenda === null) return blank;
  const { title, description, link, link_name } = agenda;
  const start = wallTime(agenda.start_time, zone);
  const end = wallTime(agenda.end_time, zone);
  return {
    ...blank,
    title,
    description,
    link,
    link_name,
    start_day: start.day,
    start_clock: start.clock,
    end_day: end.day,
    end_clock: end.clock,
  };
};

/** '' while either half is missing: the server then says what is required. */
const instantOf = (day: string | null, clock: string | null, zone: string) =>
  day === null || clock === null
    ? ''
    : Temporal.PlainDateTime.from(`${day}T${clock}`).toZonedDateTime(zone).toInstant().toString();

/** Every field of the body is required here: one that the form forgets does not compile. */
export const agendaBody = (values: AgendaValues, zone: string): Required<CallInput<typeof updateAgenda>['body']> => ({
  title: values.title,
  description: values.description,
  start_time: instantOf(values.start_day, values.start_clock, zone),
  end_time: instantOf(values.end_day, values.end_clock, zone),
  link: values.link,
  link_name: values.link_name,
  sent_updated_agenda: values.sent_updated_agenda,
});

/** AGD-05, B85: upcoming until its end has passed. */
export const isUpcoming = ({ end_time: end }: Agenda, now: Temporal.Instant) =>
  Temporal.Instant.compare(Temporal.Instant.from(end), now) >= 0;
