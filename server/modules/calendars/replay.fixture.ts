import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import type { World } from '../../testing/world.fixture.ts';

/** What a calendar shows of one session. */
export interface Entry {
  uid: string;
  start: string;
  end: string;
  location: string;
}

/** What a library reads from a file with one session. */
interface Sent extends Entry {
  method: string;
  sequence: number;
  stamp: string;
}

const instantOf = (date: Date) => date.toISOString().replace('.000Z', 'Z');

/** Mozilla's library, which Thunderbird is built on. */
const withIcalJs = (file: string): Sent => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component, ...more] = calendar.getAllSubcomponents('vevent');
  if (!component || more.length > 0) throw new Error('not one session');
  const event = new ICAL.Event(component);
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    stamp: String(component.getFirstPropertyValue('dtstamp')),
    start: instantOf(event.startDate.toJSDate()),
    end: instantOf(event.endDate.toJSDate()),
    location: event.location,
  };
};

/** Another parser, written independently of the first. */
const withNodeIcal = (file: string): Sent => {
  const events = Object.values(nodeIcal.sync.parseICS(file)).filter((one) => one?.type === 'VEVENT');
  const [event, ...more] = events;
  if (!event || more.length > 0) throw new Error('not one session');
  return {
    method: String(event.method),
    uid: event.uid,
    sequence: Number(event.sequence),
    stamp: event.dtstamp.toISOString(),
    start: instantOf(event.start),
    end: instantOf(event.end as Date),
    location: String(event.location),
  };
};

export const libraries = { 'ical.js': withIcalJs, 'node-ical': withNodeIcal };
type Read = (typeof libraries)[keyof typeof libraries];

const isNewer = (sent: Sent, held: Sent | undefined) =>
  held === undefined || sent.sequence > held.sequence || (sent.sequence === held.sequence && sent.stamp > held.stamp);

/**
 * What is in a calendar after these files (RFC 5546): per UID the file with the highest SEQUENCE counts, then the latest
 * one; CANCEL removes.
 */
export const calendarAfter = (files: readonly string[], read: Read): Entry[] => {
  const held = new Map<string, Sent>();
  for (const sent of files.map(read)) if (isNewer(sent, held.get(sent.uid))) held.set(sent.uid, sent);
  return [...held.values()]
    .filter(({ method }) => method !== 'CANCEL')
    .map(({ uid, start, end, location }) => ({ uid, start, end, location }));
};

/** The calendar files that this address was sent, in order, each with the method that its email says. */
export const filesTo = (world: World, address: string) =>
  world.vendors.letters
    .filter(({ to }) => to.includes(address))
    .flatMap(({ mail }) => mail.attachments)
    .map(({ content, method }) => ({
      method,
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    }));
