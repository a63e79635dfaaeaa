import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Booking } from '../../../../contract/bookings/index.ts';
import { alpha } from '../../programmes/programmes.fixture.tsx';
import { aBooking, openAt, show } from '../bookings.fixture.tsx';
import { answer, refusal, serve } from '../../../testing/serve.fixture.ts';
import { markHere } from '../../../lib/prompt-marks.ts';
import { OverduePrompt } from './OverduePrompt.tsx';

/** A session that is over and waits for an answer. */
const over = (id: number, changes: Partial<Booking> = {}) =>
  aBooking({
    id,
    phase: 'after',
    label: 'Pending Completion',
    why_not: { ...aBooking().why_not, reschedule_not_carried_out: null, report_not_carried_out: null },
    ...changes,
  });

const forget = () => {
  sessionStorage.clear();
  for (const one of document.cookie.split('; ')) document.cookie = `${one.split('=')[0]}=; Max-Age=0; Path=/`;
};
beforeEach(forget);

const reportCall = 'POST /bookings/failed_booking_report';
const markCall = 'POST /api/v2/my/prompt_marks';
const thanks = 'Thanks for letting us know! The details have been sent to our support team.';

const ask = (bookings: readonly Booking[], answers: Parameters<typeof serve>[0] = {}) => {
  const server = serve({
    'GET /api/v2/my/overdue_bookings': answer({ bookings }),
    [markCall]: answer({ until: '2026-11-22T10:00:00Z' }),
    ...answers,
  });
  return { ...server, ...show(<OverduePrompt />) };
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
/** The window is loaded when it is first needed. */
const title = async (name: string) =>
  expect(await screen.findByRole('dialog', { name }, { timeout: 10_000 })).toBeTruthy();
const chooseReason = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));

test('BKG-97 BKG-98 one session is asked about by itself; Yes completes it and says so', async () => {
  const { asked } = ask([over(41)], {
    'POST /bookings/41/complete': answer({ booking: over(41, { status: 'completed' }) }),
  });
  await title('Did your session take place?');
  expect(sessionStorage.getItem('overdue_modal')).toBe('single');
  await press('Yes, Aisyah Rahman');
  await title('Thank you');
  expect(sessionStorage.getItem('overdue_modal')).toBe('confirmed 41');
  expect(await screen.findByText('Booking completed successfully!')).toBeTruthy();
  expect(asked('POST /bookings/41/complete')).toHaveLength(1);
  await press('Continue');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem('overdue_modal')).toBeNull();
});

test('BKG-97 M11 two Yes in a row both count: neither session is asked about again', async () => {
  const come: (() => void)[] = [];
  const completed = (id: number) => () =>
    new Promise<ReturnType<typeof answer>>((resolve) => {
      come.push(() => resolve(answer({ booking: over(id, { status: 'completed' }) })));
    });
  const other = { ...aBooking().participant, user: { ...aBooking().participant.user, full_name: 'Omar Aziz' } };
  ask([over(41), over(42, { participant: other })], {
    'POST /bookings/41/complete': completed(41),
    'POST /bookings/42/complete': completed(42),
  });
  await press('Yes, Aisyah Rahman');
  await press('Yes, Omar Aziz');
  await waitFor(() => expect(come).toHaveLength(2));
  come[1]?.();
  expect(await screen.findByText('Your session with Omar Aziz is completed.')).toBeTruthy();
  await act(async () => come[0]?.());
  expect(screen.getByText('Your session with Omar Aziz is completed.')).toBeTruthy();
  await press('Continue');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('BKG-98 BKG-99 PRO-92 several are asked about in one list; clearing takes the marker away and sets the break', async () => {
  const { bodyOf } = ask([over(41), over(42)]);
  await title('Did these sessions take place?');
  expect(sessionStorage.getItem('overdue_modal')).toBe('multiple');
  await press('Ask me later');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage.getItem('overdue_modal')).toBeNull();
  expect(document.cookie).toContain('overdue_break=1');
  expect(bodyOf(markCall)).toEqual({ kind: 'overdue_break', context: null });
});

test('BKG-96 BKG-99 the browser’s own marks last seven days of a report and two of a break', () => {
  const kept = vi.spyOn(document, 'cookie', 'set');
  markHere('failed_report', 41);
  markHere('overdue_break', null);
  expect(kept.mock.calls.map(([cookie]) => cookie.split('; ').slice(0, 2))).toEqual([
    ['failed_report_41=1', 'Max-Age=604800'],
    ['overdue_break=1', 'Max-Age=172800'],
  ]);
  kept.mockRestore();
});

test('BKG-99 while the break lasts nothing is asked', async () => {
  markHere('overdue_break', null);
  const { asked } = ask([over(41)]);
  // A portal without a break does ask: by the time it has asked, the request here would have been sent as well.
  show(<OverduePrompt />, { programme: alpha });
  await title('Did your session take place?');
  expect(asked('GET /api/v2/my/overdue_bookings')).toHaveLength(1);
});

test('BKG-93 BKG-96 No asks for one of four reasons; it is sent, thanked for, and not asked for again', async () => {
  const { bodyOf } = ask([over(41)], {
    [reportCall]: answer({ booking: over(41, { status: 'reported' }), message: thanks }),
  });
  await press('No, Aisyah Rahman');
  await title('Why was the session not carried out?');
  expect(sessionStorage.getItem('overdue_modal')).toBe('cancellation 41');
  expect(screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).value)).toEqual([
    'Mentor did not show up',
    'Session had to be rescheduled',
    'Session had to be cancelled',
    'Others',
  ]);
  expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled')).toBe('true');
  await chooseReason('Others');
  await press('Submit');
  expect(await screen.findByText('This field is required')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'The power was out.' } });
  await press('Submit');
  expect(await screen.findByText(thanks)).toBeTruthy();
  expect(bodyOf(reportCall)).toEqual({
    booking_id: 41,
    failed_booking_reason: 'Others',
    other_failed_booking_reason: 'The power was out.',
  });
  expect(document.cookie).toContain('failed_report_41=1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('BKG-93 BKG-96 a mentor is asked about the mentee; the thanks stand for ten seconds', async () => {
  const mentee = { user: { ...aBooking().participant.user, full_name: 'Farid Osman' }, user_type: 'mentee' } as const;
  const { bodyOf } = ask([over(41, { participant: mentee, current_user_is_mentor: true })], {
    [reportCall]: answer({ booking: over(41, { status: 'reported' }), message: thanks }),
  });
  await press('No, Farid Osman');
  await chooseReason('Mentee did not show up');
  expect(screen.queryByRole('radio', { name: 'Mentor did not show up' })).toBeNull();
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await vi.advanceTimersByTimeAsync(100);
  expect(bodyOf(reportCall)).toEqual({ booking_id: 41, failed_booking_reason: 'Mentee did not show up' });
  expect(screen.getByText(thanks)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(9_800);
  expect(screen.getByText(thanks)).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen.queryByText(thanks)).toBeNull();
});

test('BKG-95 BKG-96 a report that fails is said, and thanked for in any case', async () => {
  const { bodyOf } = ask([over(41)], { [reportCall]: refusal('request.fault', 500) });
  await press('No, Aisyah Rahman');
  await chooseReason('Mentor did not show up');
  vi.useFakeTimers({ shouldAdvanceTime: true }); // what would be sent again ends with this test
  await press('Submit');
  expect(await screen.findByText('An error occurred while submitting the form')).toBeTruthy();
  expect(await screen.findByText(thanks)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.cookie).toContain('failed_report_41=1');
  expect(bodyOf(markCall)).toEqual({ kind: 'failed_report', context: 41 });
});

const broken = refusal('request.fault', 500);
const arrived = answer({ booking: over(41, { status: 'reported' }), message: thanks });
test.each([
  ['until it arrives', [broken, broken, arrived], [1, 2, 3, 3]],
  ['three times more at most', [], [1, 2, 3, 4]],
  ['but not what the server has refused', [refusal('bookings.not_allowed_now', 422)], [1, 1, 1, 1]],
  ['until it is refused', [broken, refusal('bookings.not_allowed_now', 422)], [1, 2, 2, 2]],
])('BKG-96 a report that did not arrive is sent again behind one’s work, %s', async (_title, replies, sent) => {
  const { asked } = ask([over(41)], { [reportCall]: () => replies.shift() ?? broken });
  await press('No, Aisyah Rahman');
  await chooseReason('Mentor did not show up');
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  const counts = [];
  for (const ms of [1_000, 2_000, 8_000, 30_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    counts.push(asked(reportCall).length);
  }
  expect(counts).toEqual(sent);
  await vi.advanceTimersByTimeAsync(600_000);
  const all = asked(reportCall);
  expect(all).toHaveLength(sent.at(-1) ?? 0);
  expect([new Set(all.map(({ key }) => key)).size, all[0]?.key]).toEqual([1, expect.any(String)]);
  expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1);
});

test('D08 what had to be moved leads to a new time, what had to be called off to the cancellation', async () => {
  ask([over(41)], { 'GET /api/v2/mentors/3/available_slots': answer(openAt()) });
  await press('No, Aisyah Rahman');
  await chooseReason('Session had to be cancelled');
  await press('Submit');
  await title('Cancel this session?');
  await press('Keep session');
  await press('No, Aisyah Rahman');
  await chooseReason('Session had to be rescheduled');
  await press('Submit');
  await title('Reschedule');
});
