import { expect, test } from 'vitest';
import { agendaFields, anAgenda } from '../../../contract/agendas/agendas.fixture.ts';
import { Temporal } from '../../ui/temporal.ts';
import { agendaBody, isUpcoming, agendaFormValues } from './values.ts';

const agenda = anAgenda({ start_time: '2027-03-14T06:30:00Z', end_time: '2027-03-14T07:30:00Z' });

test('AGD-03 what is read into the form and saved unchanged stays the same instant, either side of a clock change', () => {
  for (const zone of ['Asia/Kuala_Lumpur', 'America/New_York', 'Asia/Kolkata']) {
    const body = agendaBody(agendaFormValues(agenda, zone), zone);
    expect(body).toEqual({
      ...agendaFields,
      start_time: '2027-03-14T06:30:00Z',
      end_time: '2027-03-14T07:30:00Z',
      sent_updated_agenda: false,
    });
  }
});

test('AGD-05 an agenda is upcoming until its end', () => {
  const at = (time: string) => isUpcoming(agenda, Temporal.Instant.from(time));
  expect([at('2027-03-14T07:00:00Z'), at('2027-03-14T07:30:00Z'), at('2027-03-14T07:30:01Z')]).toEqual([
    true,
    true,
    false,
  ]);
});
