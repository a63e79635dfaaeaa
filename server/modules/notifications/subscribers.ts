import { Temporal } from 'temporal-polyfill';
import type * as accountEvents from '../../domain-events/accounts.ts';
import type { ImportUndone } from '../../domain-events/programmes.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Announced, Change, DomainEvent } from '../../platform/work.ts';
import { fullName, personById } from '../accounts/index.ts';
import type { Post } from './mail.ts';
import { invitedAddresses, notificationsAbout } from './queries.ts';
import { forgetPerson, keepBackQueued, renameIn } from './store.ts';
import { forgetChoices } from './store/choices.ts';
import { forgetDevicesOf } from './store/devices.ts';
import { forgetRepliesOf } from './store/replies.ts';
import { tell } from './tell.ts';
import type { LineTexts } from '../../telling/line.ts';
import type { ToldEvent } from '../../telling/telling.ts';

/** After an event: tells everyone concerned, in the app and by email. Safe to run twice (M20). */
export const tellPeople = (post: Post, all: readonly ToldEvent[], lines: LineTexts) => {
  const plans = new Map(all.map((told) => [told.event, told]));
  return async (job: Job, event: Announced<DomainEvent>): Promise<void> => {
    const told = plans.get(event.name);
    if (!told) throw new Error(`nobody is told of ${event.name}`);
    const tellings = await job.transact((change) => told.plan(change, event as never, post));
    await tell(job, { event, kind: told.kind, tellings }, post, lines);
  };
};

/** Subscribes to every event that the modules list in their plugs. */
export const tellingSubscriptions = (post: Post, tellings: readonly ToldEvent[], lines: LineTexts) => {
  const react = tellPeople(post, tellings, lines);
  return tellings.map(({ event }) => ({ event, name: `notifications.tellPeople ${event}`, react }));
};

/** ACC-66: removes the name of someone who leaves from what others were told about sessions with them. */
export const forgetName = async ({ tx }: Change, { userId }: Announced<accountEvents.AccountDeleted>) => {
  const person = await personById(tx, userId);
  if (!person) return;
  const ids = await notificationsAbout(tx, userId);
  await renameIn(tx, ids, fullName({ ...person, deletedAt: null }), fullName(person));
};

/** ACC-64: deletes a person's notifications and choices, and the emails to them, for good. */
export const forgetLetters = async ({ tx }: Change, { userId }: Announced<accountEvents.AccountPurged>) => {
  await forgetRepliesOf(tx, userId);
  await forgetPerson(tx, userId);
  await forgetChoices(tx, userId);
  await forgetDevicesOf(tx, userId);
};

/** Emails of an import that was taken back, written but not sent yet: nobody gets them. */
export const keepBack = async ({ tx }: Change, { userIds, inviteIds, since }: Announced<ImportUndone>) => {
  const after = Temporal.Instant.from(since);
  await keepBackQueued(tx, { template: 'programme.added', userIds, after });
  await keepBackQueued(tx, { template: 'invitation.sent', addresses: await invitedAddresses(tx, inviteIds), after });
};
