import { type Delivery, deliveryChannels, deliveryStates } from '../../../../contract/notifications/index.ts';
import { momentCell } from '../../../platform/table-pages.ts';
import type { ListedDelivery } from '../queries/deliveries.ts';
import { whyNotRead } from '../rules/letters.ts';

export const presentDelivery = (letter: ListedDelivery): Delivery => ({
  id: letter.id,
  to: letter.toAddress,
  channel: letter.channel,
  subject: letter.subject,
  kind: letter.template,
  state: letter.status,
  attempts: letter.tries,
  last_error: letter.error,
  created_at: letter.createdAt.toString(),
  sent_at: letter.sentAt?.toString() ?? null,
  next_try_at: letter.nextTryAt?.toString() ?? null,
  why_not: { read: whyNotRead(letter) },
});

export const deliveryCells = (letter: ListedDelivery, zone: string) => ({
  created_at: momentCell(letter.createdAt, zone),
  to: letter.toAddress,
  channel: deliveryChannels[letter.channel],
  subject: letter.subject,
  kind: letter.template,
  state: deliveryStates[letter.status],
  attempts: letter.tries,
  last_error: letter.error,
  sent_at: momentCell(letter.sentAt, zone),
});
