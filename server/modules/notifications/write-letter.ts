import type { NoticeKind } from '../../../contract/notifications/index.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { renderEmail } from '../../telling/render.tsx';
import type { LetterToWrite, LetterWithLink } from '../../telling/telling.ts';
import { mintToken } from '../accounts/index.ts';
import type { Post } from './mail.ts';
import { hasDelivery } from './queries.ts';
import { quietUntil } from './rules/quiet.ts';
import { keepsQuiet, type Reach, waitsForDaily, wants } from './rules/reach.ts';
import { insertDelivery } from './store.ts';

/** What is told: of which event, about what people choose, and what this person chose. */
export interface Occasion {
  eventId: string;
  kind: NoticeKind | null;
  reach: Reach | undefined;
}

/** An email that its reader chose can be stopped by a link; one about their account cannot. */
const stopUrlOf = ({ settingsUrl }: LetterToWrite, { kind, reach }: Occasion, { settings }: Post) =>
  settingsUrl === undefined || kind === null || reach === undefined
    ? null
    : settings.BASE_URL + pages.unsubscribe(reach.stopKey, kind);

const render = (letter: LetterToWrite, stopUrl: string | null, { settings }: Post) => {
  const { content, name, timeZone, settingsUrl, programme } = letter;
  return renderEmail(content, {
    recipient: { name, timeZone },
    sender: {
      name: programme?.name ?? settings.PRODUCT_NAME,
      product: settings.PRODUCT_NAME,
      homeUrl: programme?.homeUrl ?? settings.BASE_URL,
      supportEmail: programme?.supportEmail ?? settings.SUPPORT_EMAIL,
      ...(programme && { brand: programme.brand }),
      ...(settingsUrl !== undefined && { settingsUrl }),
      ...(stopUrl !== null && { stopUrl }),
      takesReplies: settings.WHATSAPP_REPLIES_KEY !== undefined,
    },
  });
};

/** A letter with its text, ready to be put into the outbox. */
export const written = async (letter: LetterToWrite, occasion: Occasion, post: Post) => {
  const stopUrl = stopUrlOf(letter, occasion, post);
  return { letter, stopUrl, text: await render(letter, stopUrl, post), occasion };
};
export type Written = Awaited<ReturnType<typeof written>>;

/** The outbox key for one event told to one person, so a second run writes nothing (M20). */
const keyOf = (eventId: string, kind: string) => `${eventId}:${kind}`;

const hasAttachment = ({ letter: { ics, file }, text }: Written) =>
  ics !== undefined || file !== undefined || text.codes.length > 0;

/** B113: when it is sent. Without a mail server or provider it stays to be read; quiet hours put it off. */
export const sendingAt = ({ now }: Change, { kind, reach }: Occasion, canSend: boolean) => {
  if (!canSend) return { status: 'logged' as const };
  const heldUntil = reach?.quiet && keepsQuiet(kind) ? quietUntil(now, reach.timezone, reach.quiet) : null;
  return { status: 'queued' as const, nextTryAt: heldUntil ?? now, heldUntil };
};

const sentWhen = (change: Change, row: Written, canSend: boolean) => {
  const { kind, reach } = row.occasion;
  const isByChoice = row.letter.settingsUrl !== undefined;
  if (isByChoice && waitsForDaily(reach, kind, { attached: hasAttachment(row) }))
    return { status: 'gathered' as const };
  return sendingAt(change, isByChoice ? row.occasion : { ...row.occasion, kind: null }, canSend);
};

interface Row {
  userId: number | null;
  confidential: boolean;
}

/** Its id; null when it has been written before. */
export const writeLetter = (change: Change, row: Written, { userId, confidential }: Row, { mail }: Post) => {
  const { letter, text, stopUrl, occasion } = row;
  return insertDelivery(change.tx, {
    eventKey: keyOf(occasion.eventId, letter.content.kind),
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
    codes: text.codes,
    ...(letter.file && { fileName: letter.file.name, file: letter.file.bytes }),
    confidential,
    stopUrl,
    link: confidential ? null : text.link,
    createdAt: change.now,
    ...sentWhen(change, row, mail !== null),
  });
};

/** B115: the same event sent to a phone, as a row of its own with its own tries and failures. */
export const writeShort = async (change: Change, row: Written, userId: number | null, { whatsApp }: Post) => {
  const { letter, text, occasion } = row;
  if (!letter.phone || !wants(occasion.reach, occasion.kind, 'whatsapp')) return;
  await insertDelivery(change.tx, {
    eventKey: keyOf(occasion.eventId, letter.content.kind),
    userId,
    toAddress: letter.phone,
    channel: 'whatsapp',
    template: letter.content.kind,
    subject: text.subject,
    body: text.short,
    bookingId: letter.bookingId ?? null,
    createdAt: change.now,
    ...sendingAt(change, occasion, whatsApp !== null),
  });
};

/** Only a token's hash is stored, so this email is written in the same transaction that mints the token. */
export const writeLinkLetter = async (
  change: Change,
  eventId: string,
  userId: number,
  link: LetterWithLink,
  post: Post,
): Promise<void> => {
  if (await hasDelivery(change.tx, keyOf(eventId, `account.${link.purpose}`))) return;
  const token = await mintToken(change.tx, userId, link.purpose, change.now);
  const row = await written(link.write(token), { eventId, kind: null, reach: undefined }, post);
  await writeLetter(change, row, { userId, confidential: true }, post);
};
