import { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import type { Line } from '../../telling/line.ts';
import type { Notice } from '../../telling/telling.ts';
import { lineReader, type Readable } from './read-lines.ts';
import { insertNotification, lockUnreadGroup, renewNotification } from './store.ts';

interface Told {
  userId: number;
  notice: Notice;
  eventId: string;
  /** The moment of the event: reactions may run in a different order. */
  at: string;
}

type ReadLine = (line: Line) => string | undefined;

/** What a line says now. Every line has a text; without one, somebody has made a mistake. */
export const messageOf = (line: Line, readLine: ReadLine) => {
  const message = readLine(line);
  if (message === undefined) throw new Error(`no module has a text for ${line.key}`);
  return message;
};

const kept = (line: Line, readLine: ReadLine) => ({
  message: messageOf(line, readLine),
  lineKey: line.key,
  lineNames: line.names,
});

const later = (one: Temporal.Instant, other: Temporal.Instant) =>
  Temporal.Instant.compare(one, other) > 0 ? one : other;

/** Joins an unread line about the same thing: 'Daniel and 2 others commented on your post.' False if there is none. */
const joinGroup = async (tx: Tx, { userId, notice, eventId, at }: Told, readable: Readable) => {
  const { grouped } = notice;
  const row = grouped && (await lockUnreadGroup(tx, userId, grouped.key));
  if (!grouped || !row) return false;
  const others = row.groupPeople.filter((one) => one !== grouped.by);
  const line = others.length === 0 ? notice.line : grouped.many(others.length);
  await renewNotification(tx, row.id, {
    ...kept(line, await lineReader(tx, [line], readable)),
    eventKey: eventId,
    createdAt: later(Temporal.Instant.from(at), row.createdAt),
    groupPeople: [grouped.by, ...others],
  });
  return true;
};

/** A line in the app. True when the person is told something new. */
export const writeNotice = async (tx: Tx, told: Told, readLine: ReadLine, readable: Readable): Promise<boolean> => {
  const { userId, eventId, at, notice } = told;
  const { line, grouped, ...about } = notice;
  if (await joinGroup(tx, told, readable)) return true;
  return insertNotification(tx, {
    userId,
    eventKey: eventId,
    ...about,
    ...kept(line, readLine),
    ...(grouped && { groupKey: grouped.key, groupPeople: [grouped.by] }),
    createdAt: Temporal.Instant.from(at),
  });
};
