import { useEffect, useState } from 'react';
import { serverNow } from '../../../../lib/clock.ts';
import { Temporal } from '../../../../ui/temporal.ts';

const secondsUntil = (instant: string) =>
  Math.max(0, Math.ceil(serverNow().until(Temporal.Instant.from(instant)).total('seconds')));

/** A clock that runs down to 0, by the server's time. */
export const useSecondsUntil = (instant: string) => {
  const [seconds, setSeconds] = useState(() => secondsUntil(instant));
  useEffect(() => {
    const tick = setInterval(() => setSeconds(secondsUntil(instant)), 1000);
    return () => clearInterval(tick);
  }, [instant]);
  return seconds;
};
