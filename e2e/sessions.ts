import type { Page } from '@playwright/test';
import { expect, rows } from './house.ts';

const post = async (page: Page, path: string, data: object) => {
  const { token } = (await (await page.request.get('/csrf')).json()) as { token: string };
  const reply = await page.request.post(path, { headers: { 'x-csrf-token': token }, data });
  expect(reply.status(), await reply.text()).toBe(200);
  return (await reply.json()) as { booking: { id: number } };
};

/** Asks a mentor for the last available time (or another one), paying the points; returns the id of the request. */
export const askForSession = async (mentee: Page, menteeEmail: string, mentorEmail: string, at = -1) => {
  const [mentor] = await rows<{ id: string }>('select id from users where email = $1', mentorEmail);
  if (!mentor) throw new Error(`nobody is called ${mentorEmail}`);
  const reply = await mentee.request.get(`/api/v2/mentors/${mentor.id}/available_slots?timezone=UTC`);
  const start = ((await reply.json()) as { slots: string[] }).slots.at(at) ?? '';
  await rows(
    `update credit_balances set points = points + 10 where user_id = (select id from users where email = $1)`,
    menteeEmail,
  );
  const { booking } = await post(mentee, '/api/v2/my/bookings', {
    booking: {
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
