import { act } from '@testing-library/react';
import { Temporal } from '../../ui/temporal.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { setServerTime } from '../../lib/clock.ts';
import { aBooking, show } from './bookings.fixture.tsx';
import { isOutOfDate, useFreshPhases } from './phases.ts';

const session = (phase: 'before' | 'canJoin' | 'after') => aBooking({ phase });
const at = (text: string) => Temporal.Instant.from(text);

// 03:30 to 04:30; participants can join from 03:25 to 04:35, both ends included.
test.each([
  ['2026-12-02T03:24:59Z', 'before'],
  ['2026-12-02T03:25:00Z', 'canJoin'],
  ['2026-12-02T04:35:00Z', 'canJoin'],
  ['2026-12-02T04:35:01Z', 'after'],
] as const)('BKG-111 at %s a session is %s, and any other phase out of date', (moment, phase) => {
  const stale = (['before', 'canJoin', 'after'] as const).filter((one) => isOutOfDate(session(one), at(moment)));
  expect(stale).toEqual((['before', 'canJoin', 'after'] as const).filter((one) => one !== phase));
});

beforeEach(() => void vi.useFakeTimers());

const Watch = ({ sessions }: { sessions: ReturnType<typeof session>[] }) => {
  useFreshPhases(sessions);
  return null;
};

test.each([0, 1])(
  'BKG-111 the clock is looked at every five seconds: what passes in period %i is asked about at its end',
  (periods) => {
    const sessions = [session('before')];
    const { client } = show(<Watch sessions={sessions} />, { tabs: { upcoming: sessions } });
    const isStale = () => client.getQueryCache().find({ queryKey: ['bookings'], exact: false })?.state.isInvalidated;
    act(() => setServerTime('2026-12-02T03:20:00Z'));
    act(() => void vi.advanceTimersByTime(periods * 5_000));
    act(() => setServerTime('2026-12-02T03:25:00Z'));
    act(() => void vi.advanceTimersByTime(4_999));
    expect(isStale()).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(isStale()).toBe(true);
  },
);
