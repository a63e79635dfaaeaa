/** B113: a letter is tried so often. */
const mostTries = 5;

/** Minutes until the next try, after the first, the second … failed one. */
const pauses = [1, 5, 30, 120];

/** What becomes of a letter whose n-th try failed: minutes until the next, or null when that was the last (NTF-16). */
export const pauseAfter = (tries: number): number | null =>
  tries >= mostTries ? null : (pauses[Math.max(tries, 1) - 1] ?? null);

/** Who takes a letter to send it has it for so long; when nothing is heard of it by then, another sends it again. */
export const leaseMinutes = 10;

/** In days: what people were told (B112), and the letters that are done with (B122). */
export const daysKept = { notifications: 90, deliveries: 180 } as const;
