import { beforeEach, expect, test } from 'vitest';
import { requestBooking, availableSlots, myBookings } from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import type { World } from '../../../testing/world.fixture.ts';
import { openWorld } from '../../../testing/world.fixture.ts';
import { bodyFor, enclosing, pdfOf, requested, tenOClock } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const stored = (id: number) =>
  world.rows(
    'select status, awaiting_role, requester_id, credits_charged, start_at::text from bookings where id = $1',
    [id],
  );
const points = async () => {
  const [row] = await world.rows<{ points: number }>('select points from credit_balances where user_id = $1', [
    world.ids.mentee,
  ]);
  return row?.points;
};

test('BKG-43 a request is pending, awaits the mentor and costs ten points', async () => {
  const booking = await requested(world);
  expect(booking).toMatchObject({
    status: 'pending',
    label: 'Pending',
    readable_booking_status: 'Pending accept',
    duration: 60,
  });
  expect(await stored(booking.id)).toMatchObject([
    { status: 'pending', awaiting_role: 'mentor', requester_id: String(world.ids.mentee), credits_charged: 10 },
  ]);
  expect(await points()).toBe(90);
  const [entry] = await world.rows('select points, balance_after from credit_entries where booking_id = $1', [
    booking.id,
  ]);
  expect(entry).toEqual({ points: -10, balance_after: 90 });
});

test('BKG-45 BKG-46 the mentor reads that it awaits them, the mentee that it is pending', async () => {
  const { id } = await requested(world);
  const forMentor = await world.ask('mentor', myBookings, { query: {} });
  expect(forMentor.body.upcoming).toMatchObject([
    { id, status: 'pending_accept', label: 'Pending Your Approval', readable_booking_status: 'Pending your approval' },
  ]);
  const forMentee = await world.ask('mentee', myBookings, { query: {} });
  expect(forMentee.body.upcoming).toMatchObject([{ id, status: 'pending', label: 'Pending' }]);
});

test('BKG-36 a request carries everything that is printed, by its own names; a session lasts an hour, is online and of the one service', async () => {
  const { booking } = bodyFor(world.ids.mentor);
  const send = (changes: object = {}) => {
    const fixed = { duration: 60, booking_method: 'online' as const, service_id: 2 };
    const whole = { ...booking, ...fixed, status: 'pending', requester_id: world.ids.mentee, program_id: null };
    return world.ask('mentee', requestBooking, { body: { booking: { ...whole, ...changes } } });
  };
  for (const wrong of [{ duration: 90 }, { booking_method: 'physical' }, { service_id: 1 }]) {
    const { status, body } = await send(wrong);
    expect([status, Object.keys(body.fields)]).toEqual([422, [`booking.${Object.keys(wrong)[0]}`]]);
  }
  const { status, body } = await send();
  expect(status).toBe(200);
  expect(body.booking).toMatchObject({ duration: 60, booking_method: 'online', service_id: 2, status: 'pending' });
});

test('BKG-38 what the client says of status, requester and price is not believed', async () => {
  const sent = bodyFor(world.ids.mentor);
  const forged = { status: 'upcoming', requester_id: world.ids.other_mentee, credits_charged: 0, mentor_id: 1 };
  const { status, body } = await world.ask('mentee', requestBooking, {
    body: { booking: { ...sent.booking, ...forged } },
  });
  expect(status).toBe(200);
  expect(await stored(body.booking.id)).toMatchObject([
    { status: 'pending', requester_id: String(world.ids.mentee), credits_charged: 10 },
  ]);
});

test('BKG-39 BKG-44 with too few points the answer says where to buy more, and nothing is kept', async () => {
  await world.rows('update credit_balances set points = 9 where user_id = $1', [world.ids.mentee]);
  const { status, body } = await world.ask('mentee', requestBooking, { body: bodyFor(world.ids.mentor) });
  expect(status).toBe(422);
  expect(body).toMatchObject({ error: 'You do not have enough credits.', redirectUrl: '/package/10/purchase_page' });
  expect(await world.rows('select id from bookings')).toEqual([]);
  expect(await world.rows('select booking_id from occupancies')).toEqual([]);
  expect(await points()).toBe(9);
});

test('BKG-23 BKG-44 with the open times comes what a session costs, and whether the balance is short of it', async () => {
  const creditsOf = async (who: Person) =>
    (await world.ask(who, availableSlots, { params: { id: String(world.ids.mentor) }, query: {} })).body.credits;
  const holds = (who: Person, held: number) =>
    world.rows('update credit_balances set points = $2 where user_id = $1', [world.ids[who], held]);
  await holds('mentee', 9);
  expect(await creditsOf('mentee')).toEqual({ price: 10, balance: 9, short: true, on_confirming: 0 });
  await holds('mentee', 10);
  expect(await creditsOf('mentee')).toEqual({ price: 10, balance: 10, short: false, on_confirming: 0 });
  await holds('other_mentor', 0);
  expect(await creditsOf('other_mentor')).toEqual({ price: 0, balance: 0, short: false, on_confirming: 0 });
});

test('BKG-44 a mentor of the platform pays nothing for a session with another mentor', async () => {
  const { body } = await world.ask('other_mentor', requestBooking, { body: bodyFor(world.ids.mentor) });
  expect(body.booking).toMatchObject({ credits_charged: 0, current_user_is_mentor: false });
});

test.each([
  ['BKG-30', 'topic', { topic: '  ' }, 'booking.topic', 'Your key details is required'],
  [
    'BKG-31',
    'no objective',
    { learning_objectives_attributes: [] },
    'booking.learning_objectives_attributes',
    'You need at least 1 topic',
  ],
  [
    'BKG-31',
    'four objectives',
    { learning_objectives_attributes: ['a', 'b', 'c', 'd'].map((objective) => ({ objective })) },
    'booking.learning_objectives_attributes',
    'You can only select up to 3 topics',
  ],
  [
    'BKG-31',
    'an empty objective',
    { learning_objectives_attributes: [{ objective: '' }] },
    'booking.learning_objectives_attributes.0.objective',
    'This selection is required',
  ],
  [
    'BKG-34',
    'a link that is none',
    { booking_links_attributes: [{ internal_link: 'lantern' }] },
    'booking.booking_links_attributes.0.internal_link',
    'Must be a valid URL',
  ],
  [
    'BKG-34',
    'a link without https',
    { booking_links_attributes: [{ internal_link: 'http://lantern.test/plan' }] },
    'booking.booking_links_attributes.0.internal_link',
    'URL must start with https://',
  ],
])('%s %s is refused at its field', async (_id, _title, wrong, field, message) => {
  const { booking } = bodyFor(world.ids.mentor);
  const { status, body } = await world.ask('mentee', requestBooking, { body: { booking: { ...booking, ...wrong } } });
  expect(status).toBe(422);
  expect(body.fields).toMatchObject({ [field]: message });
  expect(await world.rows('select id from bookings')).toEqual([]);
});

test('BKG-42 without a person to meet there is no request', async () => {
  const { booking } = bodyFor(world.ids.mentor);
  const { requestee_id: _gone, ...rest } = booking;
  expect((await world.ask('mentee', requestBooking, { body: { booking: rest as typeof booking } })).status).toBe(422);
  expect((await world.ask('visitor', requestBooking, { body: { booking } })).status).toBe(401);
});

const megabyte = 1_048_576;
const field = 'booking.booking_attachments_attributes';
test('BKG-29 BKG-33 at most five files, of 20 MB together and of the printed kinds, go with a request', async () => {
  let at = tenOClock();
  const send = async (...files: Parameters<typeof enclosing>) => {
    const body = bodyFor(world.ids.mentor, at);
    const reply = await world.ask('mentee', requestBooking, { body }, enclosing(...files));
    return [reply.status, reply.body.fields];
  };
  const six = ['1.pdf', '2.pdf', '3.pdf', '4.pdf', '5.pdf', '6.pdf'].map((name) => [name, pdfOf()] as const);
  const half = pdfOf(10 * megabyte);
  expect(await send(...six)).toEqual([422, { [field]: 'You can only upload up to 5 files.' }]);
  expect(await send(['a.pdf', half], ['b.pdf', half], ['c.pdf', pdfOf()])).toEqual([
    422,
    { [field]: 'Total file size must not exceed 20MB.' },
  ]);
  expect(await send(['song.mp3', Buffer.from('ID3\u0004')])).toEqual([
    422,
    { [field]: 'song.mp3 is not one of: jpg, jpeg, png, pdf, doc, docx.' },
  ]);
  expect(await world.rows('select 1 from bookings')).toEqual([]);
  expect(await send(...six.slice(1))).toEqual([200, undefined]);
  expect(await world.rows('select 1 from booking_attachments')).toHaveLength(5);
  // Exactly at the limit, to the byte.
  at = tenOClock(4);
  expect(await send(['a.pdf', half], ['b.pdf', half])).toEqual([200, undefined]);
});

test('PRO-18 nobody books themselves', async () => {
  const { status, body } = await world.ask('mentor', requestBooking, { body: bodyFor(world.ids.mentor) });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'bookings.with_oneself' });
});

test('BKG-125 BKG-127 a taken hour is refused with three other free hours of the mentor', async () => {
  await requested(world);
  const { status, body } = await world.ask('other_mentee', requestBooking, { body: bodyFor(world.ids.mentor) });
  expect(status).toBe(422);
  expect(body.error).toBe('This time slot is no longer available.');
  expect(body.alternatives).toHaveLength(3);
  const at = body.alternatives[0].replace('Z', '');
  expect(at).not.toBe(tenOClock().toInstant().toString().replace('Z', ''));
  const again = await world.ask('other_mentee', requestBooking, {
    body: bodyFor(world.ids.mentor, tenOClock().withPlainTime(`${zonedTime(body.alternatives[2])}`)),
  });
  expect(again.status).toBe(200);
});

const zonedTime = (iso: string) =>
  `${String((Number(iso.slice(11, 13)) + 8) % 24).padStart(2, '0')}:${iso.slice(14, 16)}`;

test('BKG-125 who has a session then with somebody else reads that they are busy', async () => {
  await requested(world);
  const { status, body } = await world.ask('mentee', requestBooking, { body: bodyFor(world.ids.other_mentor) });
  expect(status).toBe(422);
  expect(body.error).toBe('You already have a session at this time.');
});

test('AVL-10 AVL-14 a mentor who is not to be disturbed, or not open then, cannot be booked', async () => {
  const atNight = await world.ask('mentee', requestBooking, { body: bodyFor(world.ids.mentor, tenOClock(3, 22)) });
  expect(atNight.body).toMatchObject({ code: 'bookings.slot_taken' });
  await world.rows('insert into availability_settings (user_id, dnd) values ($1, true)', [world.ids.mentor]);
  const disturbed = await world.ask('mentee', requestBooking, { body: bodyFor(world.ids.mentor) });
  expect(disturbed.body).toMatchObject({ error: 'This time slot is no longer available.', alternatives: [] });
});

test('D10 at most five requests of one pair wait for an answer', async () => {
  for (const hour of [9, 10, 11, 12, 13]) await requested(world, tenOClock(3, hour));
  const { status, body } = await world.ask('mentee', requestBooking, {
    body: bodyFor(world.ids.mentor, tenOClock(3, 15)),
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'bookings.too_many_pending' });
});

test('B140 the same key is one request, however often it is sent; other content with it is refused', async () => {
  const headers = { 'idempotency-key': 'one-tap' };
  const body = bodyFor(world.ids.mentor);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => world.ask('mentee', requestBooking, { body }, { headers })),
  );
  expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body.booking?.id]))).size).toBe(1);
  expect(answers[0]?.status).toBe(200);
  expect(await world.rows('select id from bookings')).toHaveLength(1);
  expect(await points()).toBe(90);
  const other = await world.ask(
    'mentee',
    requestBooking,
    { body: bodyFor(world.ids.mentor, tenOClock(4)) },
    { headers },
  );
  expect(other.status).toBe(422);
  expect(other.body).toMatchObject({ code: 'request.key_reused' });
});
