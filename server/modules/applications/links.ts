import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** B79: ten letters that nobody can guess. */
export const newLinkRef = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/**
 * B81: within this time a second click on the button, or the second call of an approval, does not send the email again.
 */
const secondsApart = 60;

export const wasJustInvited = (
  inviteSentAt: { epochMilliseconds: number } | null,
  now: { epochMilliseconds: number },
): boolean => inviteSentAt !== null && now.epochMilliseconds - inviteSentAt.epochMilliseconds < secondsApart * 1000;
