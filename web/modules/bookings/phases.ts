import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Temporal } from '../../ui/temporal.ts';
import type { SessionPhase } from '../../../contract/bookings/schemas/states.ts';
import { serverNow } from '../../lib/clock.ts';
import { outOfDate } from '../../lib/query-keys.ts';

interface SessionPhaseTimes {
  start_at: string;
  end_at: string;
  /** M26: the standing times, when another time is suggested; the phase follows these. */
  current_start_time?: string | null;
  current_end_time?: string | null;
  phase: SessionPhase;
}

const marginMinutes = 5;
const checkEveryMs = 5_000;

/** Whether a session has moved into another phase than the one it was sent with (BKG-111). */
export const isOutOfDate = (session: SessionPhaseTimes, now: Temporal.Instant) => {
  const { phase } = session;
  const start = session.current_start_time ?? session.start_at;
  const end = session.current_end_time ?? session.end_at;
  const margin = { minutes: marginMinutes };
  const opens = Temporal.Instant.from(start).subtract(margin);
  const closes = Temporal.Instant.from(end).add(margin);
  const isBefore = Temporal.Instant.compare(now, opens) < 0;
  const isAfter = Temporal.Instant.compare(closes, now) < 0;
  return phase !== (isBefore ? 'before' : isAfter ? 'after' : 'canJoin');
};

/**
 * Checks the clock every five seconds. The browser does not work out what a phase allows: it notices that one has
 * passed and asks the server, whose buttons and reasons then apply.
 */
export const useFreshPhases = (sessions: readonly SessionPhaseTimes[]) => {
  const client = useQueryClient();
  useEffect(() => {
    if (sessions.length === 0) return;
    const timer = setInterval(() => {
      const now = serverNow();
      if (!sessions.some((session) => isOutOfDate(session, now))) return;
      void outOfDate(client, ['bookings', 'booking']);
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [sessions, client]);
};
