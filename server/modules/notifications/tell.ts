import type { NoticeKind } from '../../../contract/notifications/index.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Announced, Change, DomainEvent } from '../../platform/work.ts';
import type { LineTexts } from '../../telling/line.ts';
import type { Telling } from '../../telling/telling.ts';
import type { Post } from './mail.ts';
import { devicesOf } from './queries/devices.ts';
import { reachOf } from './queries/reach.ts';
import { lineReader } from './read-lines.ts';
import { type Reach, wants } from './rules/reach.ts';
import { sendWaiting } from './send-waiting.ts';
import { ensureSettings } from './store/choices.ts';
import { type Occasion, writeLetter, writeLinkLetter, writeShort, type Written, written } from './write-letter.ts';
import { messageOf, writeNotice } from './write-notice.ts';
import { writePush } from './write-push.ts';

/** An event, what people choose about it (null: it is always told), and who is told what. */
interface ToTell {
  event: Announced<DomainEvent>;
  kind: NoticeKind | null;
  tellings: readonly Telling[];
}

/** What each of them chose; whoever gets an email by choice gets the key of its link first. */
const reached = async ({ tx }: Change, tellings: readonly Telling[]): Promise<Map<number, Reach>> => {
  const ids = tellings.flatMap(({ userId }) => userId ?? []);
  const byChoice = tellings.flatMap(({ userId, letter }) => (letter?.settingsUrl === undefined ? [] : (userId ?? [])));
  await ensureSettings(tx, [...new Set(byChoice)]);
  return reachOf(tx, [...new Set(ids)]);
};

/** The devices of everybody who is told a line. */
const devicesTold = async ({ tx, now }: Change, tellings: readonly Telling[]) => {
  const ids = tellings.flatMap(({ userId, notice }) => (notice && userId !== null ? [userId] : []));
  return devicesOf(tx, [...new Set(ids)], now);
};

interface Ready {
  telling: Telling;
  row: Written | null;
  occasion: Occasion;
}

const ready = async (telling: Telling, occasion: Occasion, post: Post): Promise<Ready> => {
  const { letter } = telling;
  const isWanted = letter?.settingsUrl === undefined || wants(occasion.reach, occasion.kind, 'email');
  // Messages to a phone are written from the email, also for whoever wants no email.
  const row = letter && (isWanted || letter.phone) ? await written(letter, occasion, post) : null;
  return { telling, row, occasion };
};

const writeLetters = async (change: Change, { telling, row, occasion }: Ready, post: Post) => {
  const { userId, linkLetter, onWritten } = telling;
  if (row) {
    const isWanted = row.letter.settingsUrl === undefined || wants(occasion.reach, occasion.kind, 'email');
    const confidential = onWritten !== undefined;
    const id = isWanted ? await writeLetter(change, row, { userId, confidential }, post) : null;
    await writeShort(change, row, userId, post);
    if (id !== null) await onWritten?.(change);
  }
  if (linkLetter && userId !== null) await writeLinkLetter(change, occasion.eventId, userId, linkLetter, post);
};

/**
 * Tells people about one event by the ways they chose, in the app and by email: everything in one transaction, then
 * sends what is waiting. Safe to run twice, because the rows are keyed by event and recipient.
 */
export const tell = async (job: Job, { event, kind, tellings }: ToTell, post: Post, texts: LineTexts) => {
  const reach = await job.transact((change) => reached(change, tellings));
  const occasionOf = (userId: number | null): Occasion => ({
    eventId: event.id,
    kind,
    reach: userId === null ? undefined : reach.get(userId),
  });
  const all = await Promise.all(tellings.map((telling) => ready(telling, occasionOf(telling.userId), post)));
  await job.transact(async (change) => {
    const people: number[] = [];
    const lines = tellings.flatMap(({ notice }) => notice?.line ?? []);
    const readable = { texts, product: post.settings.PRODUCT_NAME };
    const readLine = await lineReader(change.tx, lines, readable);
    const devices = await devicesTold(change, tellings);
    for (const { telling, row, occasion } of all) {
      await writeLetters(change, { telling, row, occasion }, post);
      const { userId, notice } = telling;
      if (!notice || userId === null) continue;
      const own = wants(occasion.reach, kind, 'push') ? devices.filter((one) => one.userId === userId) : [];
      const message = messageOf(notice.line, readLine);
      await writePush(change, own, { event: event.name, notice, message, occasion }, post);
      if (!wants(occasion.reach, kind, 'in_app')) continue;
      const told = { userId, notice, eventId: event.id, at: event.at };
      if (await writeNotice(change.tx, told, readLine, readable)) people.push(userId);
    }
    if (people.length > 0) change.refresh({ people, keys: ['notifications'] });
  });
  await sendWaiting(job, post);
};
