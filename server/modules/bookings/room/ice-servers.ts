import { createHmac } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { Settings } from '../../../platform/config.ts';

/**
 * Where this person's browser finds the way to the others. A relay gets a name that says until when it is good, and a
 * password made of it (the REST way of TURN servers): nothing lasting reaches a browser.
 */
export const iceServers = (
  {
    STUN_URLS: stun,
    TURN_URLS: turn,
    TURN_SECRET: secret = '',
  }: Pick<Settings, 'STUN_URLS' | 'TURN_URLS' | 'TURN_SECRET'>,
  userId: number,
  until: Temporal.Instant,
) => {
  const username = `${Math.ceil(until.epochMilliseconds / 1000)}:${userId}`;
  const credential = createHmac('sha1', secret).update(username).digest('base64');
  return [
    ...(stun.length > 0 ? [{ urls: stun }] : []),
    ...(turn.length > 0 ? [{ urls: turn, username, credential }] : []),
  ];
};
