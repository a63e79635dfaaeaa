import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptBooking, cancelMyBooking, rescheduleMyBooking } from '../../../../contract/bookings/index.ts';
import { lettersTo, toldTo } from '../../../testing/told.fixture.ts';
import type { World } from '../../../testing/world.fixture.ts';
import { askedInAlpha, beginsNow, confirmed, movedTo, requested, tenOClock } from '../../bookings/bookings.fixture.ts';
import {
  answerTo,
  handIn,
  hangUp,
  lastOn,
  openPhones,
  phones,
  received,
  reply,
  repliesKey,
  statusOf,
} from './replies.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openPhones();
});
afterEach(() => hangUp(world));

const asked = async (at = tenOClock()) => {
  const { id } = await requested(world, at);
  await world.runJobs();
  return { id, message: lastOn(world, 'mentor') };
};
const textOf = (id: number) => `http://lantern.test/main/bookings?booking=${id}`;
const outcomes = async () =>
  (await world.rows<{ outcome: string | null }>('select outcome from whatsapp_replies order by id')).map(
    ({ outcome }) => outcome,
  );
const refusedOnes = () => world.rows("select action from audit_log where action = 'whatsapp.reply_refused'");

test('NTF-16 a message that asks says how to answer it, as long as answers are heard', async () => {
  expect((await asked()).message.text.split('\n')[2]).toBe('Reply ACCEPT or DECLINE.');
  world.settings.WHATSAPP_REPLIES_KEY = undefined;
  expect((await asked(tenOClock(4))).message.text).not.toContain('Reply');
});

test('BKG-69 ACCEPT in reply to the message confirms its session, as the button does, and says so', async () => {
  const { id, message } = await asked();
  const { id: another } = await requested(world, tenOClock(4));
  await reply(world, phones.mentor, 'Accept', { to: message.id });
  expect([await statusOf(world, id), await statusOf(world, another)]).toEqual(['upcoming', 'pending']);
  expect(answerTo(world, 'mentor').text).toBe(
    [
      'Lantern: Accepted. Your session with Mentee Tan is confirmed: Monday, 23 November 2026, 10:00 am – 11:00 am (Asia/Kuala_Lumpur, UTC+08:00)',
      textOf(id),
    ].join('\n'),
  );
  expect((await toldTo(world, world.ids.mentee)).map((one) => one.message)).toContain(
    'Mentor Tan accepted your session.',
  );
  expect(lettersTo(world, 'mentee@example.com').map(({ subject }) => subject)).toContain(
    'Mentor Tan accepted your session',
  );
  // Said again, it says the same.
  await reply(world, phones.mentor, 'yes', { to: message.id });
  expect(answerTo(world, 'mentor').text).toContain('Accepted. Your session with Mentee Tan is confirmed');
  expect(await outcomes()).toEqual(['accepted', 'accepted']);
});

test('BKG-75 DECLINE cancels a request with its reason, and never a confirmed session', async () => {
  const { id, message } = await asked();
  await reply(world, phones.mentor, 'DECLINE', { to: message.id });
  expect(await world.rows('select status, cancel_reason from bookings where id = $1', [id])).toEqual([
    { status: 'cancelled', cancel_reason: 'Declined by WhatsApp' },
  ]);
  expect(answerTo(world, 'mentor').text).toBe(`Lantern: Declined. Mentee Tan will be told.\n${textOf(id)}`);
  expect(lastOn(world, 'mentee').text).toContain('Your session with Mentor Tan was cancelled');

  const second = await asked(tenOClock(4));
  await world.ask('mentor', acceptBooking, { params: { id: second.id } });
  await reply(world, phones.mentor, 'no', { to: second.message.id });
  expect(await statusOf(world, second.id)).toBe('upcoming');
  expect(answerTo(world, 'mentor').text).toContain('Nothing is waiting for your answer in this session.');
});

test('BKG-79 a suggested time is accepted, or declined without losing the session', async () => {
  const { id } = await confirmed(world);
  await world.runJobs();
  const suggest = async (day: number) => {
    world.clock.moveTo(world.clock.now().add({ minutes: 1 }));
    await world.ask('mentee', rescheduleMyBooking, { params: { id }, body: movedTo(tenOClock(day)) });
    await world.runJobs();
    return lastOn(world, 'mentor');
  };
  const start = async () =>
    (await world.rows<{ day: string }>("select to_char(start_at, 'DD') as day from bookings where id = $1", [id]))[0]
      ?.day;
  const first = await suggest(4);
  expect(first.text).toContain('Reply ACCEPT or DECLINE.');
  await reply(world, phones.mentor, 'no', { to: first.id });
  expect([await statusOf(world, id), await start()]).toEqual(['upcoming', '23']);
  expect(answerTo(world, 'mentor').text).toContain('Declined. Your session with Mentee Tan stays at its current time:');
  const second = await suggest(5);
  // A yes to the earlier suggestion is not one to this.
  await reply(world, phones.mentor, 'yes', { to: first.id });
  expect(await start()).toBe('23');
  expect(answerTo(world, 'mentor').text).toContain('This session has changed since that message');
  await reply(world, phones.mentor, '', { button: 'accept', to: second.id });
  expect(await start()).toBe('25');
  expect(await outcomes()).toEqual(['kept', 'changed', 'accepted']);
});

test('NTF-16 without a message it answers, a reply is about the only request there is; otherwise we ask which', async () => {
  await reply(world, phones.mentor, 'yes');
  expect(answerTo(world, 'mentor').text).toBe(
    'Lantern: No session is waiting for your answer.\nhttp://lantern.test/main/bookings',
  );
  const { id: only } = await asked();
  await reply(world, phones.mentor, 'yes');
  expect(await statusOf(world, only)).toBe('upcoming');
  const { id } = await asked(tenOClock(4));
  const second = await asked(tenOClock(5));
  await reply(world, phones.mentor, 'yes');
  const question = answerTo(world, 'mentor');
  expect(question.text).toContain('Which session?');
  expect([await statusOf(world, id), await statusOf(world, second.id)]).toEqual(['pending', 'pending']);
  await world.ask('mentee', cancelMyBooking, { params: { id: second.id }, body: { reason: 'I am ill' } });
  await world.runJobs();
  // A message that we do not know is about we do not know what, even if only one session waits.
  await reply(world, phones.mentor, 'yes', { to: 'wamid.unknown' });
  // The last thing they were sent is that the other one was called off: a yes to that is a yes to nothing.
  await reply(world, phones.mentor, 'yes', { to: question.id });
  expect(await statusOf(world, id)).toBe('pending');
  expect(await outcomes()).toEqual(['none', 'accepted', 'which', 'which', 'which']);
});

test('NTF-16 M26 a yes to a reminder is no yes to the time that is suggested for its session', async () => {
  const { id } = await confirmed(world);
  await world.runJobs();
  await world.ask('mentee', rescheduleMyBooking, { params: { id }, body: movedTo(tenOClock(4)) });
  await world.runJobs();
  const [before] = await world.rows('select start_at, proposed_start_at from bookings where id = $1', [id]);
  await world.moveClock(tenOClock().toInstant().subtract({ hours: 23 }));
  // At the same time they are asked for their answer once more; that one would be a yes to it.
  const reminder = received(world, phones.mentor).findLast(({ text }) => !text.includes('Reply ACCEPT'));
  expect(reminder?.text).toContain('Monday, 23 November 2026');
  await reply(world, phones.mentor, 'yes', { to: reminder?.id ?? null });
  expect(await world.rows('select start_at, proposed_start_at from bookings where id = $1', [id])).toEqual([before]);
  expect(await outcomes()).toEqual(['which']);
});

test('NTF-16 STOP is heard of a number that two accounts have, for both', async () => {
  await world.rows('update users set phone_no = $1 where id = $2', [phones.mentor, world.ids.mentee]);
  await reply(world, phones.mentor, 'STOP');
  expect(
    await world.rows('select id::int from users where whatsapp_notification and phone_no = $1', [phones.mentor]),
  ).toEqual([]);
});

test('BKG-126 what the page would refuse is refused in the same words, and nothing is done', async () => {
  const { id, message } = await asked();
  await world.ask('mentor', rescheduleMyBooking, { params: { id }, body: movedTo(tenOClock(4)) });
  await world.runJobs();
  await reply(world, phones.mentor, 'accept', { to: message.id });
  expect(answerTo(world, 'mentor').text).toBe(
    `Lantern: The other participant has to answer this request.\n${textOf(id)}`,
  );
  expect(await statusOf(world, id)).toBe('pending');
  expect(await outcomes()).toEqual(['refused']);
});

test('NTF-16 who is late is announced to everyone else, once in ten minutes, from half an hour before until the end', async () => {
  const { id } = await confirmed(world);
  await world.runJobs();
  const start = tenOClock().toInstant();
  const late = async (text: string) => {
    await reply(world, phones.mentee, text);
    return answerTo(world, 'mentee').text;
  };
  world.clock.moveTo(start.subtract({ minutes: 31 }));
  expect(await late('late')).toContain('from 30 minutes before a confirmed session until its end. Nobody was told.');
  world.clock.moveTo(start.subtract({ minutes: 30 }));
  expect(await late('Late 10')).toBe(
    `Lantern: We are telling Mentor Tan that you will be about 10 minutes late.\n${textOf(id)}`,
  );
  expect(lastOn(world, 'mentor').text).toContain('Lantern: Mentee Tan will be about 10 minutes late');
  expect((await toldTo(world, world.ids.mentor)).at(-1)?.message).toBe(
    'Mentee Tan will be about 10 minutes late for your session.',
  );
  world.clock.moveTo(start.subtract({ minutes: 21 }));
  expect(await late('late')).toContain('You said so less than 10 minutes ago');
  world.clock.moveTo(start.subtract({ minutes: 20 }));
  expect(await late('running late')).toContain('We are telling Mentor Tan that you are running late.');
  world.clock.moveTo(tenOClock(3, 11).toInstant());
  expect(await late('late')).toContain('Nobody was told.');
  const announced = (await toldTo(world, world.ids.mentor)).filter(({ message }) => message.includes('late'));
  expect(announced).toHaveLength(2);
  expect((await toldTo(world, world.ids.mentee)).filter(({ message }) => message.includes('late'))).toEqual([]);
});

test('NTF-14 STOP switches WhatsApp off, with what is still waiting, and later replies do nothing', async () => {
  const { id, message } = await asked();
  world.vendors.refusedNumbers.add(phones.mentor);
  await asked(tenOClock(4));
  world.vendors.refusedNumbers.clear();
  await reply(world, phones.mentor, 'stop');
  expect(await world.rows('select whatsapp_notification from users where id = $1', [world.ids.mentor])).toEqual([
    { whatsapp_notification: false },
  ]);
  const before = received(world, phones.mentor).length;
  expect(answerTo(world, 'mentor').text).toContain('You will get no more messages by WhatsApp.');
  expect(await world.rows("select error from deliveries where error like '%STOP'")).toHaveLength(1);
  await reply(world, phones.mentor, 'yes', { to: message.id });
  await beginsNow(world, id);
  await world.moveClock(world.clock.now().add({ minutes: 30 }));
  expect(await statusOf(world, id)).not.toBe('upcoming');
  expect(received(world, phones.mentor)).toHaveLength(before);
});

test('NTF-16 anything else is answered once a day with the words that we know', async () => {
  await reply(world, phones.mentor, 'Thank you!');
  expect(answerTo(world, 'mentor').text).toBe(
    'Lantern: We understand ACCEPT, DECLINE and LATE (or "LATE 10" for 10 minutes). STOP ends these messages.',
  );
  await reply(world, phones.mentor, 'See you');
  expect(received(world, phones.mentor)).toHaveLength(1);
  world.clock.moveTo(world.clock.now().add({ hours: 24 }));
  await reply(world, phones.mentor, 'Hello?');
  expect(received(world, phones.mentor)).toHaveLength(2);
});

test('A89 a number that nobody has, that several have, or whose WhatsApp is off, answers nothing', async () => {
  const { id, message } = await asked();
  const yes = (number: string = phones.mentor) => reply(world, number, 'yes', { to: message.id });
  await yes('60111111111');
  await world.rows('update users set phone_no = $1 where id = $2', ['+60 12-345 6789', world.ids.other_mentee]);
  await yes();
  await world.rows('update users set phone_no = null where id = $1', [world.ids.other_mentee]);
  await world.rows('update users set whatsapp_notification = false where id = $1', [world.ids.mentor]);
  await yes();
  expect(await statusOf(world, id)).toBe('pending');
  expect(received(world, phones.mentor)).toHaveLength(1);
  expect(await outcomes()).toEqual([null, null, null]);
  expect(world.warnings).toHaveLength(3);
  expect(JSON.stringify(world.warnings)).not.toMatch(/\d{6}/);
  // Somebody else's message tells them nothing, even if they learn its id.
  await reply(world, phones.mentee, 'yes', { to: message.id });
  expect(await statusOf(world, id)).toBe('pending');
  // Written with signs, it is the same number.
  await world.rows("update users set whatsapp_notification = true, phone_no = '+60 12-345 6789' where id = $1", [
    world.ids.mentor,
  ]);
  await yes(`+${phones.mentor}`);
  expect(await statusOf(world, id)).toBe('upcoming');
});

test('NTF-16 only what the provider signed lately counts, and a forgery is in the audit log', async () => {
  const { id, message } = await asked();
  const payload = JSON.stringify({ id: 'wamid.forged', from: phones.mentor, text: 'accept', reply_to: message.id });
  const statuses = [
    await handIn(world, payload, { by: 'another-key-of-somebody-else' }),
    await handIn(world, payload, { ago: 301 }),
    await handIn(world, payload, { ago: -301 }),
    await handIn(world, payload, { as: () => '' }),
    await handIn(world, payload, { as: (signature) => signature.replace('v1=', 'v0=') }),
  ].map(({ statusCode }) => statusCode);
  await world.runJobs();
  expect(statuses).toEqual([403, 403, 403, 403, 403]);
  expect(await refusedOnes()).toHaveLength(5);
  expect(await statusOf(world, id)).toBe('pending');
  for (const broken of ['{', '[]', '{"id":"x","from":"me","text":"yes"}', '{"from":"60123456789","text":"yes"}'])
    expect((await handIn(world, broken)).statusCode).toBe(422);
  world.settings.WHATSAPP_REPLIES_KEY = undefined;
  expect((await handIn(world, payload, { by: repliesKey })).statusCode).toBe(404);
});

test('M20 a message that is told twice is carried out once', async () => {
  const { id } = await confirmed(world);
  await beginsNow(world, id);
  await world.runJobs();
  for (const text of ['late 5', 'late 5', 'late 7']) {
    await reply(world, phones.mentee, text, { id: 'wamid.the.same' });
    world.clock.moveTo(world.clock.now().add({ minutes: 11 }));
  }
  expect((await toldTo(world, world.ids.mentor)).filter(({ message }) => message.includes('late'))).toHaveLength(1);
  expect(await outcomes()).toEqual(['told']);
});

test('NTF-16 without ids of messages from the provider, the only request there is can still be answered', async () => {
  world.vendors.says.ids = false;
  const { id, message } = await asked();
  expect(message.id).toBeNull();
  await reply(world, phones.mentor, 'yes');
  expect(await statusOf(world, id)).toBe('upcoming');
});

test('NTF-15 a session of a program is answered in the name of the program', async () => {
  await world.rows('update programs set whatsapp_notification = true where id = $1', [world.alpha.id]);
  const { body } = await askedInAlpha(world, 'mentee', 'mentor');
  await world.runJobs();
  await reply(world, phones.mentor, 'yes', { to: lastOn(world, 'mentor').id });
  expect(await statusOf(world, body.booking.id)).toBe('upcoming');
  expect(answerTo(world, 'mentor').text).toMatch(/^Alpha: Accepted\. /);
});
