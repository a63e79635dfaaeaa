import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';

/** What a calendar program reads from a file. */
export const readIcs = (file: string | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(file ?? ''));
  const [component, ...more] = calendar.getAllSubcomponents('vevent');
  if (!component || more.length > 0) throw new Error('not one session');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    status: component.getFirstPropertyValue('status'),
    start: Temporal.Instant.from(event.startDate.toString()).toString(),
    end: Temporal.Instant.from(event.endDate.toString()).toString(),
  };
};
