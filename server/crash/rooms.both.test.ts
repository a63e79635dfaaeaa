import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRoom } from '../../contract/bookings/index.ts';
import { beatMeeting, joinMeeting, sayInMeeting, sendSignals } from '../../contract/meetings/index.ts';
import { people } from '../testing/personas.fixture.ts';
import { systemClock } from '../platform/clock.ts';
import { type Caller, openCaller } from './caller.fixture.ts';
import { type ServerPlace, ownGround, postgresUrl, prepare } from './ground.fixture.ts';
import { endAll, startServer } from './process.fixture.ts';
import { type Racer, racers, signedIn } from './racers.fixture.ts';
import { openStream } from './stream.fixture.ts';

let ground: ServerPlace;
beforeEach(async () => {
  ground = await ownGround();
});
afterEach(async () => {
  await endAll();
  await ground.drop();
});

/** A session between two people that is in progress now. */
const inSession = () =>
  prepare(ground, async (database) => {
    const now = systemClock.now();
    const { mentor: mentorId } = await people(database.transact, now);
    const mentor = await signedIn(database, mentorId, now);
    const [mentee] = await racers(database, 1, now);
    if (!mentee) throw new Error('nobody');
    const { rows } = await database.runSql(
      `insert into bookings (booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at, end_at,
         user_timezone, topic, room_token, created_at, updated_at)
       values ('one_on_one', $1, $2, $2, $1, 'upcoming', $3, $3::timestamptz + interval '1 hour', 'UTC', 'Now', 'x', $3, $3)
       returning id::int`,
      [mentee.id, mentor.id, now.toString()],
    );
    const bookingId = Number(rows[0]?.id);
    await database.runSql(
      `insert into booking_participants (booking_id, user_id, user_type) values ($1, $2, 'mentee'), ($1, $3, 'mentor')`,
      [bookingId, mentee.id, mentor.id],
    );
    return { mentor, mentee, bookingId };
  });

const media = { microphone: true, camera: true, screen: false };
const enter = async (caller: Caller, bookingId: number) => {
  const opened = await caller.ask(openRoom, { params: { id: bookingId } });
  const { meeting_id: id, token } = opened.body as { meeting_id: number; token: string };
  const joined = await caller.ask(joinMeeting, { params: { id }, body: { token, ...media } });
  expect(joined.status).toBe(200);
  return { params: { id }, as: { token, seat: Number(joined.body.seat) } };
};
const listen = ({ url }: { url: string }, who: Racer, { params, as }: Awaited<ReturnType<typeof enter>>) =>
  openStream(url, who.token, `/api/v2/meetings/${params.id}/stream?token=${as.token}&seat=${as.seat}`, 'state');

test('MTG-03 what is said at one process is heard at the other, and MTG-01 a killed server forgets nobody', async () => {
  const { mentor, mentee, bookingId } = await inSession();
  const here = await startServer(ground.settings);
  const there = postgresUrl ? await startServer(ground.settings) : here;
  const [menteeCaller, mentorCaller] = [openCaller(here.url, mentee.token), openCaller(there.url, mentor.token)];
  const first = await enter(menteeCaller, bookingId);
  const second = await enter(mentorCaller, bookingId);
  const page = await listen(there, mentor, second);

  // Larger than what the database carries in one notification.
  const offer = `offer ${'x'.repeat(20_000)}`;
  const { params, as } = first;
  const sent = { ...as, to: second.as.seat, signals: [offer, 'then a candidate'] };
  expect((await menteeCaller.ask(sendSignals, { params, body: sent })).status).toBe(200);
  await page.hears(({ data }) => (data as { body?: string }).body === 'then a candidate');
  const heard = page.told.filter(({ event }) => event === 'signal').map(({ data }) => data);
  expect(heard).toEqual([
    { from: as.seat, body: offer },
    { from: as.seat, body: 'then a candidate' },
  ]);
  await menteeCaller.ask(sayInMeeting, { params, body: { ...as, text: 'Can you hear me?' } });
  const { data } = await page.hears(({ event }) => event === 'message');
  expect(data).toMatchObject({ user_id: mentee.id, text: 'Can you hear me?' });

  const beaten = await menteeCaller.ask(beatMeeting, { params, body: { ...as, ...media, camera: false } });
  expect(beaten.status).toBe(200);
  await Promise.all([here.kill(), there.kill()]);
  for (const one of [page, menteeCaller, mentorCaller]) one.close();
  const kept = await ground.inspect(async (database) => {
    const { rows } = await database.runSql(
      'select user_id::int as who, camera, seen_at > joined_at as beat from meeting_attendances order by id',
    );
    return rows;
  });
  expect(kept).toEqual([
    { who: mentee.id, camera: false, beat: true },
    { who: mentor.id, camera: true, beat: false },
  ]);
});
