import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusals } from '../../../../contract/messages.ts';
import { aBooking, mentee, mentor, show, zone } from '../bookings.fixture.tsx';
import { answer, refusal, serve } from '../../../testing/serve.fixture.ts';
import { BookSession } from './BookSession.tsx';

const call = 'POST /api/v2/my/bookings';
const preset = { slot: '2026-12-02T01:00:00Z', topic: 'My next job', objectives: ['A plan'] };
const book = (known: Partial<typeof preset> = preset) =>
  show(<BookSession mentor={mentor} preset={known} onClose={() => {}} />, {
    slots: [preset.slot, '2026-12-02T06:00:00Z'],
    credits: { price: 10, balance: 30, short: false, on_confirming: 0 },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const write = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

test('BKG-13 BKG-36 BKG-37 BKG-40 after a request on the platform one reads that it is sent, and comes to its page', async () => {
  const { bodyOf } = serve({ [call]: answer({ booking: aBooking({ id: 77, status: 'pending' }) }) });
  const { visited } = book();
  press('Request');
  expect(await screen.findByText('Booking request succesfully sent!')).toBeTruthy();
  expect(visited).toEqual(['/main/bookings/77/booking_requested']);
  expect(bodyOf(call)).toEqual({
    booking: {
      booking_date: '2026-12-02',
      booking_time: '09:00',
      duration: 60,
      user_timezone: zone,
      requestee_id: mentor.id,
      requester_id: mentee.id,
      status: 'pending',
      booking_method: 'online',
      service_id: 2,
      topic: 'My next job',
      learning_objectives_attributes: [{ objective: 'A plan' }],
    },
  });
});

test('BKG-41 a request that fails says the server’s error, and a general sentence where it gave none', async () => {
  serve({ [call]: refusal('bookings.too_many_pending') });
  const first = book();
  press('Request');
  expect(await screen.findByText('You already have 5 pending requests with this person.')).toBeTruthy();
  expect(screen.queryByText('Oops, something went wrong.')).toBeNull();
  first.unmount();
  serve({ [call]: refusal('request.fault', 500) });
  const { visited } = book();
  press('Request');
  expect(await screen.findByText('Oops, something went wrong.')).toBeTruthy();
  expect(visited).toEqual([]);
});

test('BKG-125 BKG-127 a time that has gone is said at the times, with three others; the one that is taken is asked for', async () => {
  const alternatives = ['2026-12-02T06:00:00Z', '2026-12-02T07:00:00Z', '2026-12-03T01:00:00Z'];
  const { status, body } = refusal('bookings.slot_taken');
  const answers = [{ status, body: { ...body, alternatives } }];
  const { asked } = serve({ [call]: () => answers.shift() ?? answer({ booking: aBooking({ id: 77 }) }) });
  book();
  press('Request');
  const notice = (await screen.findByText('These times are still free:')).parentElement ?? document.body;
  expect(screen.getByText('This time slot is no longer available.')).toBeTruthy();
  const offered = within(notice).getAllByRole('button');
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Wed, 2 Dec 2026, 2:00 pm',
    'Wed, 2 Dec 2026, 3:00 pm',
    'Thu, 3 Dec 2026, 9:00 am',
  ]);
  fireEvent.click(offered[0] ?? notice);
  press('Request');
  await waitFor(() => expect(asked(call)).toHaveLength(2));
  expect(asked(call)[1]?.body).toMatchObject({ booking: { booking_date: '2026-12-02', booking_time: '14:00' } });
});

test('BKG-39 a refusal that names an address sends the browser there', async () => {
  const body = { error: refusals['pairings.ended'], code: 'pairings.ended' };
  serve({ [call]: { status: 422, body: { ...body, redirectUrl: '/main/dashboard' } } });
  const { visited } = book();
  press('Request');
  await waitFor(() => expect(visited).toEqual(['/main/dashboard']));
});

test('M28 BKG-39 a balance that is too low by now is said, and leads to where credits are bought', async () => {
  const body = { error: refusals['credits.not_enough'], code: 'credits.not_enough' };
  serve({ [call]: { status: 422, body: { ...body, redirectUrl: '/package/10/purchase_page' } } });
  const { visited } = book();
  press('Request');
  expect(await screen.findByText('You do not have enough credits.')).toBeTruthy();
  expect(visited).toEqual(['/package/10/purchase_page']);
});

test('BKG-28 topic, objectives, links and files are asked for, and all of them are sent', async () => {
  const { asked, bodyOf } = serve({ [call]: answer({ booking: aBooking({ id: 77 }) }) });
  book({ slot: preset.slot });
  write(/talk about/, 'My next job');
  write('Learning objective 1', 'A plan');
  write('Link 1', 'https://lantern.test/cv');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no place for files');
  fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' })] } });
  press('Next');
  await screen.findByRole('button', { name: 'Request' });
  press('Request');
  await waitFor(() => expect(asked(call)).toHaveLength(1));
  const form = bodyOf(call) as FormData;
  expect(Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'))).toMatchObject({
    'booking[topic]': 'My next job',
    'booking[learning_objectives_attributes][0][objective]': 'A plan',
    'booking[booking_links_attributes][0][internal_link]': 'https://lantern.test/cv',
    'booking[user_timezone]': zone,
  });
  const files = [...form].flatMap(([field, value]) => (value instanceof File ? [[field, value.name]] : []));
  expect(files).toEqual([['booking[booking_attachments_attributes][][attachment_link]', 'cv.pdf']]);
});

test('BKG-32 a fourth objective cannot be added', () => {
  book({ slot: preset.slot });
  press('Add objective');
  press('Add objective');
  press('Add objective');
  expect(screen.getAllByRole('textbox', { name: /^Learning objective \d$/ })).toHaveLength(3);
  press('Remove objective 3');
  press('Add objective');
  expect(screen.getAllByRole('textbox', { name: /^Learning objective \d$/ })).toHaveLength(3);
});

test('BKG-30 BKG-125 whoever takes another time with an empty form is led to what is missing, and asks for nothing yet', async () => {
  const { asked } = serve({ [call]: answer({ booking: aBooking({ id: 77 }) }) });
  // The time of the link has gone before anything was typed.
  const gone = { slot: '2026-12-02T03:00:00Z', topic: '', objectives: [] };
  book(gone);
  const notice = (await screen.findByText('These times are still free:')).parentElement ?? document.body;
  fireEvent.click(within(notice).getAllByRole('button')[0] ?? notice);
  press('Request');
  const topic = await screen.findByRole('textbox', { name: /What would you like to talk about/ });
  await waitFor(() => expect(topic.getAttribute('aria-invalid')).toBe('true'));
  expect(document.activeElement).toBe(topic);
  expect(asked(call)).toEqual([]);
});
