import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** B79: ten letters that nobody guesses. */
export const newLinkRef = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** B81: a second click on the same button, or the second of two calls for one approval, sends nothing again. */
const secondsApart = 60;

export const wasJustInvited = (
  inviteSentAt: { epochMilliseconds: number } | null,
  now: { epochMilliseconds: number },
): boolean => inviteSentAt !== null && now.epochMilliseconds - inviteSentAt.epochMilliseconds < secondsApart * 1000;
