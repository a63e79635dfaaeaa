import type { Page } from '@playwright/test';
import { expect, rows } from './house.ts';

const send = async (page: Page, method: 'POST' | 'PATCH', path: string, data: object) => {
  const { token } = (await (await page.request.get('/csrf')).json()) as { token: string };
  const reply = await page.request.fetch(path, { method, headers: { 'x-csrf-token': token }, data });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()) as { booking: { id: number } };
};

const post = (page: Page, path: string, data: object) => send(page, 'POST', path, data);

/** The session was yesterday; set directly, because other journeys move the clock. */
export const wasYesterday = (bookingId: number) =>
  rows(
    `update bookings set start_at = created_at - interval '26 hours', end_at = created_at - interval '25 hours' where id = $1`,
    bookingId,
  );

/** An admin settles a report: the session was missed by this person. Missed by the mentor, its credits go back at once. */
export const settleAsMissed = async (admin: Page, bookingId: number, missedId: string) => {
  await send(admin, 'PATCH', `/api/v2/admin/bookings/${bookingId}/miss`, { missed_participant_id: Number(missedId) });
};

interface Wish {
  /** Which of the available times; the last one without it. */
  at?: number;
  /** A session of this program, which costs nothing. */
  programId?: string | undefined;
}

/** Asks a mentor for an available time, paying the points; returns the id of the request. */
export const askForSession = async (
  mentee: Page,
  menteeEmail: string,
  mentorEmail: string,
  { at = -1, programId }: Wish = {},
) => {
  const [mentor] = await rows<{ id: string }>('select id from users where email = $1', mentorEmail);
  if (!mentor) throw new Error(`nobody is called ${mentorEmail}`);
  const within: Record<string, number> = programId === undefined ? {} : { program_id: Number(programId) };
  const reply = await mentee.request.get(`/api/v2/mentors/${mentor.id}/available_slots`, {
    params: { timezone: 'UTC', ...within },
  });
  const start = ((await reply.json()) as { slots: string[] }).slots.at(at) ?? '';
  await rows(
    `update credit_balances set points = points + 10 where user_id = (select id from users where email = $1)`,
    menteeEmail,
  );
  const { booking } = await post(mentee, '/api/v2/my/bookings', {
    booking: {
      ...within,
      booking_date: start.slice(0, 10),
      booking_time: start.slice(11, 16),
      user_timezone: 'UTC',
      requestee_id: Number(mentor.id),
      topic: 'How do I become a lead?',
      learning_objectives_attributes: [{ objective: 'A plan' }],
    },
  });
  return booking.id;
};

/** The mentor accepts the request. */
export const agreeToSession = (mentor: Page, bookingId: number) =>
  post(mentor, `/api/v2/my/bookings/${bookingId}/accept`, {});

/** The mentor marks the session as completed before it has happened, so the clock need not move (M07). */
export const completeSession = (mentor: Page, bookingId: number) =>
  post(mentor, `/bookings/${bookingId}/complete`, { confirm_early: true });

/** The mentor marks the session as completed after its end. */
export const concludeSession = (mentor: Page, bookingId: number) => post(mentor, `/bookings/${bookingId}/complete`, {});
