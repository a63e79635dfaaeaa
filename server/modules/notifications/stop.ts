import type { NoticeKind } from '../../../contract/notifications/index.ts';
import { found } from '../../platform/refusal.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { isUnwanted, ownerOfKey } from './queries/reach.ts';
import { want } from './store/choices.ts';

interface Link {
  key: string;
  kind: NoticeKind;
}

/** Whether the emails are sent that this link stops. */
export const showLink = async ({ tx }: ReadWork<Actor | null>, { key, kind }: Link) => {
  const userId = found(await ownerOfKey(tx, key), 'notifications.link_unknown');
  return { kind, wanted: !(await isUnwanted(tx, { userId, kind, channel: 'email' })) };
};

/** RFC 8058: whoever has the email stops its kind, without signing in; and lets it go on if that was a mistake. */
export const stop = async ({ tx }: Work<Actor | null>, { key, kind }: Link, wanted: boolean) => {
  const userId = found(await ownerOfKey(tx, key), 'notifications.link_unknown');
  await want(tx, { userId, kind, channel: 'email' }, wanted);
  return { kind, wanted };
};
