import type { Temporal } from 'temporal-polyfill';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { pages } from '../../../telling/addresses.ts';
import { theGroup } from '../../../telling/line.ts';
import { texts } from '../../../telling/texts.ts';
import { sessionTime } from '../../../telling/times.ts';
import { nameOf } from '../../../telling/wording.ts';
import { type Answered, answerAsked, askedOf, meetingOf, nearOf, sayLate } from '../../bookings/index.ts';
import type { Post } from '../mail.ts';
import { aboutMessage, newestMessageTo } from '../queries/replies.ts';
import type { Reply } from '../store/replies.ts';
import { stopShort } from './stop.ts';
import { words } from './words.ts';

/** What came of a reply, and what we say to it. */
export interface Done {
  outcome: string;
  text: string;
  bookingId: number | null;
  /** Said at most once a day. */
  isHint?: boolean;
}

type Settings = Post['settings'];

/** A session as its answers name it; undefined for whoever is in it no more. */
const sessionFor = async (work: Work<Actor>, bookingId: number, { BASE_URL, PRODUCT_NAME }: Settings) => {
  const meeting = await meetingOf(work, bookingId);
  const side = meeting.sides.find(({ person }) => person.id === work.actor.id);
  if (!side) return undefined;
  const { startAt: start, endAt: end } = meeting.view.booking;
  const name = nameOf(side.other);
  return {
    other: side.isGroup ? theGroup(name) : name,
    when: sessionTime({ start, end }, work.actor.timezone),
    sender: nameOf(meeting.programme?.program.name ?? PRODUCT_NAME),
    url: BASE_URL + side.page,
  };
};
type Session = NonNullable<Awaited<ReturnType<typeof sessionFor>>>;

const lines = (sender: string, says: string, url?: string) => [`${sender}: ${says}`, ...(url ? [url] : [])].join('\n');

/** About one session, with the way to it. */
const about = async (
  work: Work<Actor>,
  bookingId: number,
  outcome: string,
  says: (session: Session) => string,
  settings: Settings,
): Promise<Done> => {
  const session = await sessionFor(work, bookingId, settings);
  if (!session) return sessionsPage('none', words.noneAsked, settings);
  return { outcome, text: lines(session.sender, says(session), session.url), bookingId };
};

/** About none in particular, with the way to all of them. */
const sessionsPage = (outcome: string, says: string, { PRODUCT_NAME, BASE_URL }: Settings): Done => ({
  outcome,
  text: lines(PRODUCT_NAME, says, BASE_URL + pages.bookings('/main')),
  bookingId: null,
});

/** The session that a reply is about, and when its writer was asked; or that it is about none, or about one of several. */
type Target = { id: number; askedAt: Temporal.Instant | null } | 'none' | 'which';

type Message = NonNullable<Awaited<ReturnType<typeof aboutMessage>>>;

const among = ([first, another]: readonly number[]): Target => {
  if (first === undefined) return 'none';
  return another === undefined ? { id: first, askedAt: null } : 'which';
};

/**
 * A yes or a no is to a question that its writer has read: the one that they name, else the last thing they were sent. A
 * reminder asks nothing, whatever else is open in its session.
 */
const questionOf = async (work: Work<Actor>, { heardAt }: Reply, named: Message | undefined): Promise<Target> => {
  const asked = await askedOf(work);
  const read = named ?? (await newestMessageTo(work.tx, work.actor.id, heardAt));
  if (named === undefined && asked.length === 0) return 'none';
  if (!read?.body.includes(texts.replyWith) || read.bookingId === null) return 'which';
  const isOnlyOne = named !== undefined || (asked.length === 1 && asked[0] === read.bookingId);
  return isOnlyOne ? { id: read.bookingId, askedAt: read.createdAt } : 'which';
};

const targetOf = async (work: Work<Actor>, reply: Reply): Promise<Target> => {
  // It answers a message that we do not know: what that was about is anybody's guess.
  if (reply.namesMessage && reply.deliveryId === null) return 'which';
  const named = reply.deliveryId === null ? undefined : await aboutMessage(work.tx, reply.deliveryId);
  if (reply.said !== 'late') return questionOf(work, reply, named);
  if (named && named.bookingId !== null) return { id: named.bookingId, askedAt: named.createdAt };
  return among(await nearOf(work));
};

const answers: Record<Answered, (session: Session) => string> = {
  accepted: ({ other, when }) => words.accepted(other, when),
  declined: ({ other }) => words.declined(other),
  kept: ({ other, when }) => words.kept(other, when),
  changed: () => words.changed,
  nothing_asked: () => words.nothingAsked,
};

const lateAnswers: Record<Awaited<ReturnType<typeof sayLate>>, (session: Session, reply: Reply) => string> = {
  told: ({ other }, { minutes }) =>
    minutes === null ? words.late(other) : words.lateBy(other, texts.minutes(minutes)),
  just_said: () => words.lateBefore,
  not_now: () => words.notNow,
};

const carryOutIn = async (work: Work<Actor>, reply: Reply, target: Target, settings: Settings): Promise<Done> => {
  const { said } = reply;
  if (target === 'which') return sessionsPage('which', words.which, settings);
  if (target === 'none') return sessionsPage('none', said === 'late' ? words.notNow : words.noneAsked, settings);
  const { id, askedAt } = target;
  if (said === 'late') {
    const came = await sayLate(work, id, reply.minutes);
    return about(work, id, came, (session) => lateAnswers[came](session, reply), settings);
  }
  const says = said === 'accept' ? 'accept' : 'decline';
  const came = await answerAsked(work, id, { says, askedAt, reason: words.declinedBy });
  return about(work, id, came, answers[came], settings);
};

const stop = async ({ tx, actor }: Work<Actor>, { PRODUCT_NAME, BASE_URL }: Settings): Promise<Done> => {
  await stopShort(tx, actor.id);
  const url = BASE_URL + pages.notificationSettings(actor.slug);
  return { outcome: 'stopped', text: lines(PRODUCT_NAME, words.stopped, url), bookingId: null };
};

/** Does what a reply asks for, as the same act on our pages would (B115). */
export const carryOut = async (work: Work<Actor>, reply: Reply, settings: Settings): Promise<Done> => {
  if (reply.said === 'stop') return stop(work, settings);
  if (reply.said === 'other')
    return { outcome: 'hint', text: lines(settings.PRODUCT_NAME, words.hint), bookingId: null, isHint: true };
  return carryOutIn(work, reply, await targetOf(work, reply), settings);
};

/** It was refused, as the page would have refused it: for the same reason, in the same words. */
export const refused = async (work: Work<Actor>, reply: Reply, why: string, settings: Settings): Promise<Done> => {
  const target = await targetOf(work, reply);
  if (typeof target === 'string') return sessionsPage('refused', why, settings);
  return about(work, target.id, 'refused', () => why, settings);
};
