import { createHmac } from 'node:crypto';
import type { Temporal } from 'temporal-polyfill';
import type { Settings } from '../../../platform/config.ts';

/**
 * The servers that help this person's browser connect to the others. For a relay it gets a name with an expiry time,
 * and a password derived from that name (TURN's REST scheme), so that no permanent secret reaches a browser.
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
