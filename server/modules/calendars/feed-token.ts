import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const keyBytes = 16;
const sign = (key: string, secret: string) =>
  createHmac('sha256', secret).update(`calendar feed ${key}`).digest('base64url');

export const newFeedKey = () => randomBytes(keyBytes).toString('base64url');

/** What opens the feed: its key, and a signature that only this installation can make (record 034). */
export const feedToken = (key: string, secret: string) => `${key}.${sign(key, secret)}`;

/** The key of a token that we issued, else undefined. */
export const keyIn = (token: string, secret: string) => {
  const [key = '', signature = ''] = token.split('.', 2);
  const [expected, given] = [Buffer.from(sign(key, secret)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? key : undefined;
};
