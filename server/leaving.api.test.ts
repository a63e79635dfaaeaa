import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, markPrompt } from '../contract/accounts/index.ts';
import { updateBookingNote } from '../contract/bookings/index.ts';
import { makeCalendarFeed } from '../contract/calendars/index.ts';
import { answerConsent, leaveMeeting, sayInMeeting } from '../contract/meetings/index.ts';
import { chooseNotifications } from '../contract/notifications/index.ts';
import { connect } from '../contract/pairings/index.ts';
import * as safety from '../contract/safety/index.ts';
import { submitNps } from '../contract/surveys/index.ts';
import { enter } from './modules/bookings/room/room.fixture.ts';
import { inSession } from './modules/bookings/bookings.fixture.ts';
import { inviteByLetter } from './modules/invitations/invitations.fixture.ts';
import { heldInAlpha, review } from './modules/reviews/reviews.fixture.ts';
import { keptMinutes, plannedAhead, tookPartInNewsfeed, wentToEvent, wroteMessages } from './testing/lived.fixture.ts';
import { beginning, openWorld, type World } from './testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const note = (booking_id: number, words: string) =>
  world.ask('mentee', updateBookingNote, { body: { booking_id, note: words } });

const choseNotifications = () =>
  world.ask('mentee', chooseNotifications, {
    body: {
      choices: [{ kind: 'events', channel: 'email', wanted: false }],
      quiet_hours: { from: '22:00', to: '07:00' },
    },
  });

/** The mentee has blocked and reported, and was blocked and reported. */
const hadTrouble = async () => {
  const { alpha, ids } = world;
  await world.ask('mentee', safety.blockPerson, { body: { user_id: ids.other_mentor } });
  const reason = 'Canary complaint';
  await world.ask('mentee', safety.reportPerson, { body: { user_id: ids.other_mentor, reason } });
  await world.rows('insert into user_blocks (blocker_id, blocked_id, created_at) values ($1, $2, $3)', [
    ids.unconfirmed,
    ids.mentee,
    beginning.toString(),
  ]);
  const about = { user_id: ids.mentee, program_id: alpha.id };
  await world.ask('mentor', safety.reportPerson, { body: { ...about, reason: 'What the mentor said of them' } });
};

/** The mentee has met, written, agreed, invited and been invited, so that every module has something of theirs. */
const lived = async () => {
  const { ids, alpha } = world;
  await world.ask('mentee', connect, { body: { program_id: alpha.id, mentor_id: ids.mentor, mentee_id: ids.mentee } });
  const held = await heldInAlpha(world);
  await wentToEvent(world);
  await choseNotifications();
  await tookPartInNewsfeed(world);
  await hadTrouble();
  await wroteMessages(world);
  await plannedAhead(world);
  await keptMinutes(world, held);
  await note(held, 'Canary note');
  await review(world, held, 'mentee', 'mentor', { programId: alpha.id, text: 'Canary review' });
  await world.ask('mentor', updateBookingNote, { body: { booking_id: held, note: 'The note of the mentor' } });
  const seat = await enter(world, await inSession(world), 'mentee');
  const there = { params: seat.params, body: seat.as };
  await world.ask('mentee', sayInMeeting, { ...there, body: { ...seat.as, text: 'Canary chat' } });
  await world.ask('mentee', answerConsent, { ...there, body: { ...seat.as, agreed: true } });
  await world.ask('mentee', leaveMeeting, there);
  await world.ask('mentee', markPrompt, { body: { kind: 'failed_report', context: held } });
  await world.ask('mentee', makeCalendarFeed, {});
  await world.ask('mentee', submitNps, {
    body: {
      feedback_type: 'portal_first_booking_nps',
      program_id: alpha.id,
      number_of_stars: 0,
      feedback_text: ['Others'],
      comment: 'Canary feedback',
    },
  });
  await inviteByLetter(world, 'mentee@example.com');
  await inviteByLetter(world, 'canary-guest@example.com');
  await world.rows(`update role_invite_emails set sent_by = $1 where email = 'canary-guest@example.com'`, [ids.mentee]);
  await world.rows(`insert into role_invite_uses (role_id, user_id, at) values ($1, $2, '2026-11-19T08:00:00Z')`, [
    alpha.roleIds.Mentee,
    ids.mentee,
  ]);
  await world.rows(
    'insert into enterprise_admins (enterprise_id, user_id) select enterprise_id, $2 from programs where id = $1',
    [alpha.id, ids.mentee],
  );
  await world.rows(
    `with goal as (insert into program_goals (program_id, mentor_label, position, created_at)
       values ($1, 'Canary service', 0, '2026-11-01') returning id)
     insert into user_program_goals (user_id, program_goal_id) select $2, id from goal`,
    [alpha.id, ids.mentee],
  );
  await world.rows(
    `with welcome as (insert into credit_entries (user_id, kind, points, balance_after, created_at)
       values ($1, 'welcome', 10, 110, '2026-11-01') returning id, user_id),
     lot as (insert into credit_lots (entry_id, user_id, points, points_left, expires_at)
       select id, user_id, 10, 10, '2027-06-01' from welcome)
     insert into welcome_offers (user_id, points, offered_at, given_at) values ($1, 10, '2026-11-01', '2026-11-01')`,
    [ids.mentee],
  );
};

const packed = async () => {
  const reply = await world.browserOf('mentee').inject({ method: 'GET', url: '/users/current/download' });
  const files = Object.entries(unzipSync(reply.rawPayload));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
};

test('ACC-72 the download holds what every module keeps: whom one met, what was written, agreed, asked and paid', async () => {
  await lived();
  const files = await packed();
  const words: Record<string, string[]> = {
    'account.json': ['mentee@example.com', '"failed_report"'],
    'applications.json': ['"applications"'],
    'availability.json': ['"weekly_hours"'],
    'bookings.json': ['How do I move from testing', 'Canary note'],
    'calendars.json': ['"calendar_feed"', '"created_at"'],
    'chat.json': ['Canary message', '"Alpha"', '"reactions"', '🙏'],
    'credits.json': ['"adjustment"'],
    'enterprises.json': ['"Acme"'],
    'events.json': ['"orders"', 'Canary attendee', 'Canary answer', 'Canary seat'],
    'invitations.json': ['"mentee@example.com"', '"canary-guest@example.com"', '2026-11-19T08:00:00Z'],
    'meetings.json': ['Canary chat', '"joined_at"', '"recording"'],
    'minutes.json': ['Canary agreed', 'Canary together'],
    'newsfeed.json': ['Canary post', 'Canary comment', '"likes"', 'Canary reason'],
    'notifications.json': ['"letters"', '"Chrome on Android"'],
    'objectives.json': ['Canary aim', 'Canary evidence', 'Canary remark'],
    'pairings.json': ['"Alpha"', '"active"'],
    'payments.json': ['"payments"'],
    'profiles.json': ['"Engineer"'],
    'programmes.json': ['Canary service', '"Mentee"'],
    'records.json': ['Canary graduate', 'LNT-7K3M-9QZC-A1T4-WX0P'],
    'reviews.json': ['Canary review'],
    'safety.json': ['"Other Mentor Tan"', 'Canary complaint'],
    'surveys.json': ['Canary feedback', 'Platform Issue'],
    'transcription.json': ['Canary talk', 'Canary said'],
  };
  expect(Object.keys(files).toSorted((a, b) => a.localeCompare(b))).toEqual(Object.keys(words));
  for (const [name, said] of Object.entries(words)) for (const word of said) expect(files[name], name).toContain(word);
  expect(JSON.parse(files['meetings.json'] ?? '')).toMatchObject({
    consents: [{ kind: 'recording', given_at: beginning.toString(), withdrawn_at: null }],
  });
  expect(JSON.parse(files['invitations.json'] ?? '')).toMatchObject({
    received: [{ program: 'Alpha', role: 'Mentee', status: 'new' }],
    sent: [{ email: 'canary-guest@example.com' }],
    links_used: [{ program: 'Alpha', role: 'Mentee' }],
  });
  expect(JSON.stringify(files)).not.toContain('The note of the mentor');
  expect(JSON.stringify(files)).not.toContain('A post of the mentor');
  expect(JSON.stringify(files)).not.toContain('What the mentor said of them');
  expect(JSON.stringify(files)).not.toContain('The message of the mentor');
});

/**
 * Where the user from `lived` is still referenced, without a name: sessions shared with others, the ledger and the log.
 * All other columns must be emptied.
 */
const staysNameless = [
  'account_deletions.user_id',
  'activities.user_id',
  'audit_log.actor_id',
  'booking_events.actor_id',
  'booking_participants.user_id',
  'bookings.created_by',
  'bookings.requester_id',
  'chat_messages.sender_id',
  'conversation_members.user_id',
  'conversations.created_by',
  'conversations.low_user_id',
  'credit_balances.user_id',
  'credit_entries.user_id',
  'credit_lots.user_id',
  'meeting_attendances.user_id',
  'meeting_consents.user_id',
  'newsfeed_comments.user_id',
  'newsfeed_posts.user_id',
  'newsfeed_reports.reporter_id',
  'pairing_participants.user_id',
  'pairings.created_by',
  'pairings.mentee_id',
  'program_memberships.removed_by',
  'program_memberships.user_id',
  'reviews.rater_id',
  'role_invite_emails.sent_by',
  'safety_reports.reporter_id',
  'ticket_admissions.holder_id',
  'ticket_purchase_items.buyer_id',
  'ticket_purchases.user_id',
  'welcome_offers.user_id',
];

/** Every column of the database that points to a person and contains this one. */
const pointingTo = async (userId: number) => {
  const columns = await world.rows<{ place: string; rel: string; column: string }>(
    `select conrelid::regclass || '.' || attname as place, conrelid::regclass::text as rel, attname as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where confrelid = 'users'::regclass and contype = 'f' order by 1`,
  );
  const held: string[] = [];
  for (const { place, rel, column } of columns)
    if ((await world.rows(`select 1 from ${rel} where ${column} = $1 limit 1`, [userId])).length > 0) held.push(place);
  return held;
};

test('ACC-64 after 30 days what is personal is gone from every module; what others need of a session stays', async () => {
  await lived();
  await world.runJobs();
  const { ids } = world;
  const left = async () => {
    const count = async (table: string, where = 'user_id = $1') =>
      (await world.rows(`select 1 from ${table} where ${where}`, [ids.mentee])).length;
    return {
      notes: await count('booking_notes'),
      messages: await count('meeting_messages'),
      marks: await count('prompt_marks'),
      services: await count('user_program_goals'),
      enterprises: await count('enterprise_admins'),
      links: await count('role_invite_uses'),
      attendees: await count('ticket_purchases', "user_id = $1 and name <> ''"),
      holders: await count('ticket_admissions', "holder_id = $1 and holder_name <> ''"),
      posts: await count('newsfeed_posts', "user_id = $1 and body <> ''"),
      comments: await count('newsfeed_comments', "user_id = $1 and body <> ''"),
      likes: await count('newsfeed_likes'),
      written: await count('chat_messages', "sender_id = $1 and body <> ''"),
      signs: await count('chat_reactions'),
      complaints: await count('newsfeed_reports', "reporter_id = $1 and reason <> ''"),
      blocks: await count('user_blocks', 'blocker_id = $1'),
      blocked: await count('user_blocks', 'blocked_id = $1'),
      reported: await count('safety_reports', "reporter_id = $1 and reason <> ''"),
      reportedThemselves: await count('safety_reports', 'about_user_id = $1'),
      friends: await count('ticket_transfers', 'from_id = $1'),
      told: await count('notifications'),
      outbox: await count('deliveries'),
      letters: await count('role_invite_emails', "$1::int > 0 and email = 'mentee@example.com'"),
      reasons: await count('account_deletions', "user_id = $1 and reasons <> ''"),
    };
  };
  const body = { reason_for_leaving: 'Scheduling sessions was difficult' };
  expect((await world.ask('mentee', deleteAccount, { body })).status).toBe(200);
  await world.moveClock(beginning.add({ hours: 30 * 24 - 1 }));
  expect(Object.entries(await left()).filter(([, rows]) => rows === 0)).toEqual([]);
  await world.moveClock(beginning.add({ hours: 30 * 24 }));
  expect(Object.entries(await left()).filter(([, rows]) => rows > 0)).toEqual([]);
  expect(await pointingTo(ids.mentee)).toEqual(staysNameless);
  expect(await world.rows('select number_of_stars as stars, comment from nps_submissions')).toEqual([
    { stars: 0, comment: '' },
  ]);
  // What was said about them stays, without whose it was, and waits for nobody.
  expect(
    await world.rows('select about_user_id, decision from safety_reports where reporter_id = $1', [ids.mentor]),
  ).toEqual([{ about_user_id: null, decision: 'left' }]);
  expect(await world.rows('select note from booking_notes')).toEqual([{ note: 'The note of the mentor' }]);
  expect(await world.rows('select user_id::int as by, given_at is not null as agreed from meeting_consents')).toEqual([
    { by: ids.mentee, agreed: true },
  ]);
  expect(await world.rows('select 1 from bookings where mentor_id = $1', [ids.mentor])).toHaveLength(2);
});
