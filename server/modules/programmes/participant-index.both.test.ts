import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { rawSql } from '../../platform/db.ts';
import { crowdIn } from './many.fixture.ts';

let world: World;
let person = 0;
beforeEach(async () => {
  world = await openWorld();
  [person = 0] = await crowdIn(world, 1);
});

/** What the list keeps about the person in alpha; undefined for whoever is not (or no longer) in it. */
const kept = async () => {
  const [row] = await world.rows<Record<string, unknown>>(
    `select role_id::int role, user_type, firstname, sought, can_sign_in, is_paired, held_at is not null held, cardinality(awaited) awaited,
       department, lexemes::text from participant_index where user_id = $1 and program_id = $2`,
    [person, world.alpha.id],
  );
  return row;
};
const lexemesOf = async () => String((await kept())?.['lexemes']).replaceAll(`${world.alpha.id}:`, '');
const at = () => world.clock.now().toString();

test('INV-01 who joins is listed with everything that filters know, and no longer once they are removed', async () => {
  expect(await kept()).toMatchObject({
    role: world.alpha.roleIds.Mentee,
    user_type: 'mentee',
    firstname: 'Crowd',
    sought: 'crowd 0001\ncrowdMentee1@example.com'.toLowerCase(),
    can_sign_in: false,
    is_paired: false,
    held: false,
    awaited: 0,
    department: '',
  });
  expect(await lexemesOf()).toBe(
    `'held=9' 'never_signed_in' 'not_paired' 'role=${world.alpha.roleIds.Mentee}' 'user_type=mentee'`,
  );
  await world.rows('update program_memberships set removed_at = $2 where user_id = $1', [person, at()]);
  expect(await kept()).toBeUndefined();
});

test('INV-01 another name, address, phone number or way to sign in is kept as it changes', async () => {
  await world.rows(
    `update users set firstname = 'Aina', lastname = 'Noor', email = 'Aina@Example.com', phone_no = '+60123' where id = $1`,
    [person],
  );
  expect(await kept()).toMatchObject({ firstname: 'Aina', sought: 'aina noor\naina@example.com\n+60123' });
  await world.rows(
    `insert into identities (user_id, provider, subject, created_at) values ($1, 'password', 'aina', $2)`,
    [person, at()],
  );
  expect(await kept()).toMatchObject({ can_sign_in: true });
  expect(await lexemesOf()).not.toContain('never_signed_in');
  await world.rows('delete from identities where user_id = $1', [person]);
  expect(await kept()).toMatchObject({ can_sign_in: false });
});

test('what the company says of somebody is kept in all its programs, and forgotten with it', async () => {
  const say = (department: string) =>
    world.rows(
      `insert into employee_details (enterprise_id, user_id, department, employee_id, updated_at)
         select enterprise_id, $1, $3, 'E77', $4 from programs where id = $2
       on conflict on constraint employee_details_person_once do update set department = excluded.department`,
      [person, world.alpha.id, department, at()],
    );
  await say('Sales');
  expect(await kept()).toMatchObject({ department: 'Sales', sought: expect.stringMatching(/\ne77$/) });
  expect(await lexemesOf()).toContain(`'department=Sales'`);
  await say('Law');
  expect(await kept()).toMatchObject({ department: 'Law' });
  await world.rows('delete from employee_details where user_id = $1', [person]);
  expect(await kept()).toMatchObject({ department: '', sought: expect.not.stringContaining('e77') });
});

test('a pair counts while it goes on or rests, a group as well', async () => {
  const [made] = await world.rows<{ id: number }>(
    `with made as (insert into pairings (program_id, mentor_id, mentee_id, created_by, created_at) values ($1, $2, $3, $2, $4) returning id),
       people as (insert into pairing_participants (pairing_id, user_id, user_type)
         select id, $2, 'mentor' from made union all select id, $3, 'mentee' from made)
     select id::int id from made`,
    [world.alpha.id, world.ids.mentor, person, at()],
  );
  const become = (status: 'paused' | 'ended') =>
    world.rows('update pairings set status = $2, ended_at = $3, paused_at = $4 where id = $1', [
      made?.id,
      status,
      status === 'ended' ? at() : null,
      status === 'paused' ? at() : null,
    ]);
  expect(await kept()).toMatchObject({ is_paired: true });
  expect(await lexemesOf()).not.toContain('not_paired');
  await become('paused');
  expect(await kept()).toMatchObject({ is_paired: true });
  await become('ended');
  expect(await kept()).toMatchObject({ is_paired: false });
  await world.rows(
    `with made as (insert into pairings (program_id, type, name, created_by, created_at) values ($1, 'group', 'Four', $2, $3) returning id)
     insert into pairing_participants (pairing_id, user_id, user_type) select id, $2, 'mentee' from made`,
    [world.alpha.id, person, at()],
  );
  expect(await kept()).toMatchObject({ is_paired: true });
  await world.rows(
    `delete from pairing_participants where user_id = $1 and pairing_id in (select id from pairings where type = 'group')`,
    [person],
  );
  expect(await kept()).toMatchObject({ is_paired: false });
});

test('a session is awaited while it is upcoming, held once it is completed, and nothing when it is called off or hidden', async () => {
  const [made] = await world.rows<{ id: number }>(
    `with made as (insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at, end_at,
         user_timezone, topic, room_token, created_at, updated_at)
       values ($1, 'one_on_one', $3, $2, $2, $3, 'upcoming', $4::timestamptz, $4::timestamptz + interval '1 hour', 'UTC', 'x', 'kept', $4, $4)
       returning id),
     people as (insert into booking_participants (booking_id, user_id, user_type)
       select id, $2, 'mentor' from made union all select id, $3, 'mentee' from made)
     select id::int id from made`,
    [world.alpha.id, world.ids.mentor, person, at()],
  );
  expect(await kept()).toMatchObject({ held: false, awaited: 1 });
  await world.rows(`update bookings set status = 'completed' where id = $1`, [made?.id]);
  expect(await kept()).toMatchObject({ held: true, awaited: 0 });
  // 20 November 2026 is the 20,777th day since 1970.
  expect(await lexemesOf()).toContain(`'held=020777'`);
  await world.rows(`update bookings set hidden_at = $2 where id = $1`, [made?.id, at()]);
  expect(await kept()).toMatchObject({ held: false, awaited: 0 });
  await world.rows(`update bookings set hidden_at = null, status = 'cancelled' where id = $1`, [made?.id]);
  expect(await kept()).toMatchObject({ held: false, awaited: 0 });
});

test('INV-06 another role given by an admin is kept with the kind of it', async () => {
  const { status } = await world.ask('programme_admin', contract.changeParticipant, {
    params: { id: world.alpha.id, userId: person },
    body: { role_id: world.alpha.roleIds.Admin },
  });
  expect(status).toBe(200);
  expect(await kept()).toMatchObject({ role: world.alpha.roleIds.Admin, user_type: 'admin' });
  // Admins are neither paired nor expected to meet anybody.
  expect(await lexemesOf()).toBe(`'never_signed_in' 'role=${world.alpha.roleIds.Admin}' 'user_type=admin'`);
});

/** A pair of the person ends and their session is completed, each in a transaction; the second begins while the first is open. */
const changeBoth = async () => {
  const [made] = await world.rows<{ pair: number; session: number }>(
    `with pair as (insert into pairings (program_id, mentor_id, mentee_id, created_by, created_at) values ($1, $2, $3, $2, $4) returning id),
       paired as (insert into pairing_participants (pairing_id, user_id, user_type)
         select id, $2, 'mentor' from pair union all select id, $3, 'mentee' from pair),
       session as (insert into bookings (program_id, booking_type, requester_id, requestee_id, mentor_id, created_by, status, start_at, end_at,
           user_timezone, topic, room_token, created_at, updated_at)
         values ($1, 'one_on_one', $3, $2, $2, $3, 'upcoming', $4::timestamptz, $4::timestamptz + interval '1 hour', 'UTC', 'x', md5(random()::text), $4, $4)
         returning id),
       met as (insert into booking_participants (booking_id, user_id, user_type)
         select id, $2, 'mentor' from session union all select id, $3, 'mentee' from session)
     select pair.id::int pair, session.id::int session from pair, session`,
    [world.alpha.id, world.ids.mentor, person, at()],
  );
  let second: Promise<unknown> = Promise.resolve();
  await world.database.transact(async (tx) => {
    await rawSql(tx)(`update pairings set status = 'ended', ended_at = created_at where id = $1`, [made?.pair]);
    second = world.database.transact((other) =>
      rawSql(other)(`update bookings set status = 'completed' where id = $1`, [made?.session]),
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await second;
  return kept();
};

test('two facts of one person that change at once are both kept', async () => {
  expect(await changeBoth()).toMatchObject({ is_paired: false, held: true, awaited: 0 });
});

test('without the lock on the kept row the second would overwrite the first', async () => {
  if (world.database.kind === 'embedded') return; // it has one session: nothing happens at once
  const lock =
    'perform from participant_index where membership_id = any(memberships) order by membership_id for update;';
  const [row] = await world.rows<{ definition: string }>(
    `select pg_get_functiondef('list_participants(bigint[])'::regprocedure) as definition`,
  );
  const definition = String(row?.definition);
  expect(definition).toContain(lock);
  try {
    await world.rows(definition.replace(lock, ''));
    expect(await changeBoth()).toMatchObject({ is_paired: true, held: true });
  } finally {
    await world.rows(definition);
  }
});
