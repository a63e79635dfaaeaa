import type { NoticeChannel, NoticeKind } from '../../../../contract/notifications/index.ts';
import type { QuietHours } from './quiet.ts';

/** What a person chose about what they are told (no row: everything, at once). */
export interface Reach {
  userId: number;
  timezone: string;
  /** Stands in the links that stop emails. */
  stopKey: string;
  daily: boolean;
  quiet: QuietHours | null;
  unwanted: readonly { kind: NoticeKind; channel: NoticeChannel }[];
}

/** What is about the account itself has no kind: everybody gets it. */
export const wants = (reach: Reach | undefined, kind: NoticeKind | null, channel: NoticeChannel) =>
  kind === null || !reach?.unwanted.some((one) => one.kind === kind && one.channel === channel);

/** Sessions wait for an answer, and what reminds of them comes in time or not at all. */
const atOnce: ReadonlySet<NoticeKind> = new Set(['sessions', 'reminders']);

/** Whether an email waits for the daily one: never one with something attached, such as a ticket. */
export const waitsForDaily = (reach: Reach | undefined, kind: NoticeKind | null, { attached }: { attached: boolean }) =>
  reach?.daily === true && kind !== null && !atOnce.has(kind) && !attached;

/** Whether quiet hours hold it back: not what reminds of a session, which would come too late. */
export const keepsQuiet = (kind: NoticeKind | null) => kind !== null && kind !== 'reminders';
