import type { Temporal } from 'temporal-polyfill';
import { bookingsOfCast } from './cast-history.ts';
import { openDiary } from './diary.ts';
import { diceFor } from './dice.ts';
import { bookingsOfOthers } from './others.ts';
import { demoPeople, demoSeed } from './people.ts';
import type { DemoBooking, DemoPerson } from './types.ts';
import { reviewWriter } from './words.ts';

/**
 * All bookings of the demonstration, as plain data around `now`: those of the cast in every status, then eighteen
 * months of everyone else's and their next three weeks. Nobody is ever in two sessions at the same time.
 * @param people what `demoPeople` gives for the same `now` and seed
 */
export const castHistory = (
  now: Temporal.Instant,
  people: readonly DemoPerson[] = demoPeople(now),
  seed: string = demoSeed,
): DemoBooking[] => {
  const stage = { people, now, seed, diary: openDiary(), write: reviewWriter(diceFor(`${seed} reviews`)) };
  return [...bookingsOfCast(stage), ...bookingsOfOthers(stage)];
};
