import { Temporal } from 'temporal-polyfill';

export interface Clock {
  now: () => Temporal.Instant;
}

/** The only place that reads the machine's time; tests pass in a clock of their own. */
export const systemClock: Clock = { now: () => Temporal.Now.instant() };

export interface MovableClock extends Clock {
  moveTo: (moment: Temporal.Instant) => void;
}

/** The machine's clock plus an offset: outside production the product's one clock can be set (POST /dev/clock). */
export const movableClock = (base: Clock = systemClock): MovableClock => {
  let offset = 0;
  return {
    now: () => base.now().add({ milliseconds: offset }),
    moveTo: (moment) => {
      offset = moment.epochMilliseconds - base.now().epochMilliseconds;
    },
  };
};
