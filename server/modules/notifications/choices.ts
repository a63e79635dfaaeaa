import { channelsOfKind, type NotificationChoices, noticeKinds } from '../../../contract/notifications/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { chooseNotifications } from '../../../contract/notifications/index.ts';
import type { ReadWork, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { personById } from '../accounts/index.ts';
import { reachOf } from './queries/reach.ts';
import { whyUnreachable } from './queries/unreachable.ts';
import { minutesOf, timeOfDay } from './rules/quiet.ts';
import { wants } from './rules/reach.ts';
import { changeSettings, ensureSettings, want } from './store/choices.ts';

/** What one is told by which ways, and when; whoever never chose is told everything, at once. */
export const showChoices = async ({ tx, actor }: ReadWork<Actor>): Promise<NotificationChoices> => {
  const reach = (await reachOf(tx, [actor.id])).get(actor.id);
  const person = await personById(tx, actor.id);
  const quiet = reach?.quiet ?? null;
  return {
    choices: noticeKinds.flatMap((kind) =>
      channelsOfKind[kind].map((channel) => ({ kind, channel, wanted: wants(reach, kind, channel) })),
    ),
    daily_email: reach?.daily ?? false,
    unreachable: await whyUnreachable(tx, person?.email ?? ''),
    quiet_hours: quiet && { from: timeOfDay(quiet.from), to: timeOfDay(quiet.to) },
  };
};

type Chosen = EndpointInput<typeof chooseNotifications>['body'];

const quietOf = (hours: Chosen['quiet_hours']) => {
  if (hours === undefined) return {};
  return hours === null
    ? { quietFrom: null, quietTo: null }
    : { quietFrom: minutesOf(hours.from), quietTo: minutesOf(hours.to) };
};

export const choose = async (work: Work<Actor>, chosen: Chosen) => {
  const { tx, actor } = work;
  await ensureSettings(tx, [actor.id]);
  await changeSettings(tx, actor.id, {
    ...(chosen.daily_email !== undefined && { dailyEmail: chosen.daily_email }),
    ...quietOf(chosen.quiet_hours),
  });
  for (const { kind, channel, wanted } of chosen.choices) await want(tx, { userId: actor.id, kind, channel }, wanted);
  return showChoices(work);
};
