import { createHash } from 'node:crypto';
import type { Change } from '../../platform/work.ts';
import type { Notice } from '../../telling/telling.ts';
import type { Post } from './mail.ts';
import type { DeviceRow } from './queries/devices.ts';
import { insertDelivery } from './store.ts';
import { type Occasion, sendingAt } from './write-letter.ts';

interface Told {
  event: string;
  notice: Notice;
  message: string;
  occasion: Occasion;
}

/** What push services take as a topic: at most 32 letters, digits, - and _. */
const topicOf = (about: string) => createHash('sha256').update(about).digest('base64url').slice(0, 32);

/** The line of the app, as a notification on each device of its reader. Lines about the same thing are one there too. */
export const writePush = async (change: Change, devices: readonly DeviceRow[], told: Told, { settings }: Post) => {
  const { event, notice, message, occasion } = told;
  for (const { id, name, userId } of devices)
    await insertDelivery(change.tx, {
      eventKey: `${occasion.eventId}:${event}`,
      userId,
      toAddress: `${name} (${id})`,
      channel: 'push',
      template: event,
      subject: settings.PRODUCT_NAME,
      body: message,
      link: notice.linkPath,
      pushId: id,
      topic: topicOf(notice.grouped?.key ?? occasion.eventId),
      createdAt: change.now,
      ...sendingAt(change, occasion, true),
    });
};
