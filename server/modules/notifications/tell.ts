import { Temporal } from 'temporal-polyfill';
import type { Job } from '../../platform/jobs.ts';
import type { Announced, Change, DomainEvent } from '../../platform/work.ts';
import type { Line, LineTexts } from '../../telling/line.ts';
import type { LetterToWrite, LetterWithLink, Telling } from '../../telling/telling.ts';
import { renderEmail } from '../../telling/render.tsx';
import { mintToken } from '../accounts/index.ts';
import type { Post } from './mail.ts';
import { hasDelivery } from './queries.ts';
import { lineReader } from './read-lines.ts';
import { sendWaiting } from './send-waiting.ts';
import { insertDelivery, insertNotification } from './store.ts';

const render = ({ content, name, timeZone, settingsUrl, programme }: LetterToWrite, { settings }: Post) =>
  renderEmail(content, {
    recipient: { name, timeZone },
    sender: {
      name: programme?.name ?? settings.PRODUCT_NAME,
      product: settings.PRODUCT_NAME,
      homeUrl: programme?.homeUrl ?? settings.BASE_URL,
      supportEmail: programme?.supportEmail ?? settings.SUPPORT_EMAIL,
      ...(programme && { brand: programme.brand }),
      ...(settingsUrl !== undefined && { settingsUrl }),
    },
  });

const written = async (letter: LetterToWrite, post: Post) => ({
  letter,
  text: await render(letter, post),
});
type Written = Awaited<ReturnType<typeof written>>;

/** The outbox key for one event told to one person, so a second run writes nothing (M20). */
const keyOf = (eventId: string, kind: string) => `${eventId}:${kind}`;

interface Row extends Written {
  eventId: string;
  userId: number | null;
  confidential: boolean;
}

const writeRow = ({ tx, now }: Change, { letter, text, eventId, userId, confidential }: Row, { mail }: Post) =>
  insertDelivery(tx, {
    eventKey: keyOf(eventId, letter.content.kind),
    userId,
    toAddress: letter.to,
    fromName: letter.programme?.name ?? null,
    replyTo: letter.programme?.replyTo ?? null,
    channel: 'email',
    template: letter.content.kind,
    subject: text.subject,
    html: text.html,
    body: text.text,
    ics: letter.ics ?? null,
    confidential,
    createdAt: now,
    ...(mail === null ? { status: 'logged' } : { status: 'queued', nextTryAt: now }), // B113
  });

/** B115: the same event sent to a phone, as a row of its own with its own tries and failures. */
const writeShort = ({ tx, now }: Change, { letter, text, eventId, userId }: Row, { whatsApp }: Post) =>
  letter.phone &&
  insertDelivery(tx, {
    eventKey: keyOf(eventId, letter.content.kind),
    userId,
    toAddress: letter.phone,
    channel: 'whatsapp',
    template: letter.content.kind,
    subject: text.subject,
    body: text.short,
    createdAt: now,
    ...(whatsApp === null ? { status: 'logged' } : { status: 'queued', nextTryAt: now }),
  });

/** Only a token's hash is stored, so this email is written in the same transaction that mints the token. */
const writeLinkLetter = async (
  change: Change,
  eventId: string,
  userId: number,
  link: LetterWithLink,
  post: Post,
): Promise<void> => {
  if (await hasDelivery(change.tx, keyOf(eventId, `account.${link.purpose}`))) return;
  const token = await mintToken(change.tx, userId, link.purpose, change.now);
  await writeRow(change, { ...(await written(link.write(token), post)), eventId, userId, confidential: true }, post);
};

/** Dated with the moment of the event, because reactions may run in a different order. */
const writeNotice = async (
  { tx }: Change,
  { id, at }: Announced<DomainEvent>,
  { userId, notice }: Telling,
  readLine: (line: Line) => string | undefined,
) => {
  if (!notice || userId === null) return false;
  const { line, ...about } = notice;
  const message = readLine(line);
  if (message === undefined) throw new Error(`no module has a text for ${line.key}`);
  const kept = { message, lineKey: line.key, lineNames: line.names };
  return insertNotification(tx, { userId, eventKey: id, ...about, ...kept, createdAt: Temporal.Instant.from(at) });
};

/**
 * Tells people about one event, in the app and by email: everything in one transaction, then sends what is waiting.
 * Safe to run twice, because the rows are keyed by event and recipient.
 */
export const tell = async (
  job: Job,
  event: Announced<DomainEvent>,
  tellings: readonly Telling[],
  post: Post,
  texts: LineTexts,
) => {
  const { id: eventId } = event;
  const ready = await Promise.all(
    tellings.map(async (telling) => ({
      telling,
      prepared: telling.letter ? await written(telling.letter, post) : null,
    })),
  );
  await job.transact(async (change) => {
    const people: number[] = [];
    const lines = tellings.flatMap(({ notice }) => notice?.line ?? []);
    const readLine = await lineReader(change.tx, lines, { texts, product: post.settings.PRODUCT_NAME });
    for (const { telling, prepared } of ready) {
      const { userId, linkLetter, onWritten } = telling;
      const confidential = onWritten !== undefined;
      const row = prepared && { ...prepared, eventId, userId, confidential };
      const isNew = row && (await writeRow(change, row, post));
      if (row) await writeShort(change, row, post);
      if (isNew) await onWritten?.(change);
      if (linkLetter && userId !== null) await writeLinkLetter(change, eventId, userId, linkLetter, post);
      if ((await writeNotice(change, event, telling, readLine)) && userId !== null) people.push(userId);
    }
    if (people.length > 0) change.refresh({ people, keys: ['notifications'] });
  });
  await sendWaiting(job, post);
};
