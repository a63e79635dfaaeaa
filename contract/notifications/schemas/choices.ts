import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { say } from '../../say.ts';
import { IsoTime, RandomKey } from '../../schemas/types.ts';
import { channelsOfKind, noticeChannels, noticeKinds, unreachableReasons } from '../values.ts';

/** '22:00', on the clock of the person. */
const TimeOfDay = IsoTime(say('field.not_listed'));

const Choice = z.object({ kind: z.enum(noticeKinds), channel: z.enum(noticeChannels), wanted: z.boolean() });

/** What a person gets, and when. */
export const NotificationChoices = z.object({
  choices: z.array(Choice),
  /** Emails of a day together, at eight in the morning; what cannot wait is sent at once. */
  daily_email: z.boolean(),
  /** No emails and messages meanwhile. Null: at any time. */
  quiet_hours: z.object({ from: TimeOfDay, to: TimeOfDay }).nullable(),
  /** Why nothing is sent to the address of the reader; null as long as it is. */
  unreachable: z.enum(unreachableReasons).nullable(),
});
export type NotificationChoices = z.infer<typeof NotificationChoices>;

export const notificationChoices = shape({
  summary: 'What the reader is told by which ways, and when',
  response: NotificationChoices,
  refusals: ['accounts.not_signed_in'],
});

export const chooseNotifications = shape({
  summary: 'Chooses what one is told by which ways, and when; what is not named stays as it is',
  body: z.object({
    choices: z
      .array(Choice.refine(({ kind, channel }) => channelsOfKind[kind].includes(channel), say('notifications.no_way')))
      .max(noticeKinds.length * noticeChannels.length)
      .default([]),
    daily_email: z.boolean().optional(),
    quiet_hours: z
      .object({ from: TimeOfDay, to: TimeOfDay })
      .refine(({ from, to }) => from !== to, { error: say('notifications.quiet_all_day'), path: ['to'] })
      .nullable()
      .optional(),
  }),
  response: NotificationChoices,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing'],
});

const Link = z.object({ key: RandomKey, kind: z.enum(noticeKinds) });

export const emailsOfLink = shape({
  summary: 'Whether the emails that a link stops are sent; needs no account',
  params: Link,
  response: z.object({ kind: z.enum(noticeKinds), wanted: z.boolean() }),
  refusals: ['notifications.link_unknown'],
  page: true,
});

export const stopEmails = shape({
  summary:
    'Stops the emails of a kind, by the link in one of them and without signing in (RFC 8058), or lets them go on',
  params: Link,
  // A mailbox sends 'List-Unsubscribe=One-Click'.
  body: z.object({ wanted: z.boolean().default(false) }),
  response: z.object({ kind: z.enum(noticeKinds), wanted: z.boolean() }),
  proof: 'origin',
  refusals: ['notifications.link_unknown'],
  limit: { max: 300, per: 'hour', by: 'source' },
});
