import { chatMarks } from '../../../contract/chat/index.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Stream } from '../../platform/live.ts';
import type { Change } from '../../platform/work.ts';
import { watchersOf } from './queries/presence.ts';
import { touch } from './store/messages.ts';

/** How often an open page is noted: seldom enough to cost nothing, often enough for whoever looks. */
const noteEvery = 60_000;

/** B116: somebody has a page open. Those who write with them hear when they come. */
export const noteSign = async ({ tx, now, refresh }: Change, userId: number) => {
  const away = now.subtract({ seconds: chatMarks.online });
  if (!(await touch(tx, userId, { now, away }))) return;
  refresh({ people: await watchersOf(tx, userId), keys: ['chat-present'] });
};

/** Notes somebody as present for as long as the stream to their page is open. */
export const followPresence =
  ({ transact }: Pick<Job, 'transact'>) =>
  ({ onEnd }: Pick<Stream, 'onEnd'>, userId: number, onFault: (fault: unknown) => void) => {
    const note = () => void transact((change) => noteSign(change, userId)).catch(onFault);
    note();
    const timer = setInterval(note, noteEvery);
    timer.unref();
    onEnd(() => clearInterval(timer));
  };
