import { beforeEach, expect, test } from 'vitest';
import { adminTranscriptions, type TranscriptionsPage } from '../../../contract/screens/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { sessionInAlpha, tenOClock } from '../bookings/bookings.fixture.ts';

let world: World;
/** Two sessions of Alpha, the later one with another mentee. */
let first: Meeting;
let second: Meeting;

interface Meeting {
  bookingId: number;
  id: number;
}

/** A meeting of this session, from its start to its end, or that many hours later. */
const meetingOf = async (bookingId: number, later = 0): Promise<Meeting> => {
  const [row] = await world.rows<{ id: number }>(
    `insert into meetings (room, starts_at, ends_at, opens_at, closes_at, recording_allowed, created_at)
     select 'booking ' || id, start_at + later, end_at + later, start_at + later, end_at + later, true, created_at
     from bookings, make_interval(hours => $2) as later where id = $1
     returning id::int`,
    [bookingId, later],
  );
  if (!row) throw new Error('no meeting');
  return { bookingId, id: row.id };
};

/** From the meeting's start on, for this many minutes. */
const attended = (meeting: Meeting, who: Person, minutes: number) =>
  world.rows(
    `insert into meeting_attendances (meeting_id, user_id, joined_at, seen_at, left_at)
     select id, $2, starts_at, starts_at + $3 * interval '1 minute', starts_at + $3 * interval '1 minute'
     from meetings where id = $1`,
    [meeting.id, world.ids[who], minutes],
  );

const said = {
  status: 'completed',
  transcript: 'We spoke about offers.',
  summary: 'About offers.' as string | null,
  key_points: [{ text: 'Compare offers', at_ms: 0 }],
  action_items: [{ text: 'Write to the recruiter', at_ms: 4000 }],
  topics: ['offers'],
  sentiment: 'positive' as string | null,
  word_clouds: [{ text: 'offers', value: 3 }],
};

const nothingMade = { summary: null, key_points: [], action_items: [], topics: [], sentiment: null, word_clouds: [] };

/** A recording of the meeting, and what was made of it. */
const recorded = async ({ id }: Meeting, more: Partial<typeof said> = {}) => {
  const made = { ...said, ...more };
  const json = [made.key_points, made.action_items, made.topics, made.word_clouds].map((one) => JSON.stringify(one));
  await world.rows(
    `with seat as (
       insert into meeting_attendances (meeting_id, user_id, joined_at, seen_at, left_at)
       select id, $2, starts_at, starts_at, starts_at from meetings where id = $1 returning id
     ), recording as (
       insert into meeting_recordings (meeting_id, seat_id, file_type, started_at, stopped_at)
       select $1, id, 'video/webm', $3, $3 from seat returning id
     )
     insert into ai_recordings (meeting_recording_id, filename, model, size, received, status, transcript, summary,
       sentiment, key_points, action_items, topics, word_clouds, created_at, changed_at, expires_at)
     select id, 'session.webm', 'gpt-4o-transcribe', 100, 100, $4, $5, $6, $7, $8, $9, $10, $11, $3, $3, $3::timestamptz + interval '180 days'
     from recording`,
    [
      id,
      world.ids.mentor,
      world.clock.now().toString(),
      made.status,
      made.transcript,
      made.summary,
      made.sentiment,
      ...json,
    ],
  );
};

beforeEach(async () => {
  world = await openWorld();
  first = await meetingOf(await sessionInAlpha(world, { at: tenOClock(3) }));
  second = await meetingOf(await sessionInAlpha(world, { at: tenOClock(5) }));
  await world.rows(`update booking_participants set user_id = $2 where booking_id = $1 and user_type = 'mentee'`, [
    second.bookingId,
    world.ids.other_mentee,
  ]);
});

const asked = (query: object, who: Person = 'programme_admin') => world.ask(who, adminTranscriptions, { query });
const list = async (query: object = {}, who?: Person) =>
  (await asked({ program_id: world.alpha.id, ...query }, who)).body as TranscriptionsPage;
const idsIn = ({ transcriptions }: TranscriptionsPage) => transcriptions.map(({ id }) => id);

test('MTG-05 the latest comes first; words find names, summaries and transcripts, and nothing of whoever is deleted', async () => {
  await recorded(first, { summary: 'About 100% remote work.', transcript: 'We spoke about contracts.' });
  await recorded(second);
  expect(idsIn(await list())).toEqual([second.id, first.id]);
  const cases = [
    ['REMOTE', [first.id]],
    ['contracts', [first.id]],
    ['spoke about', [second.id, first.id]],
    ['other mentee', [second.id]],
    ['Mentor Tan', [second.id, first.id]],
    ['100%', [first.id]],
    ['1_0', []],
    ['  offers ', [second.id]],
    ['', [second.id, first.id]],
  ] as const;
  for (const [search, ids] of cases) expect(idsIn(await list({ search })), search).toEqual(ids);
  await world.rows('update users set deleted_at = $2 where id = $1', [
    world.ids.other_mentee,
    world.clock.now().toString(),
  ]);
  expect(idsIn(await list({ search: 'other mentee' }))).toEqual([]);
  expect((await asked({ program_id: world.alpha.id, search: 'a'.repeat(101) })).status).toBe(422);
});

test('MTG-05 only what is transcribed is listed: no upload, no session that is hidden, and each in its own program', async () => {
  await recorded(first, { status: 'transcribing' });
  expect(await list()).toMatchObject({ transcriptions: [], pagination: { total_entries: 0, total_pages: 1 } });
  await recorded(first);
  await recorded(second);
  await world.rows('update bookings set program_id = $2 where id = $1', [second.bookingId, world.beta.id]);
  // A room of anything else has no booking.
  await world.rows(`insert into meetings (room, starts_at, ends_at, opens_at, closes_at, recording_allowed, created_at)
    select 'event ' || id, starts_at, ends_at, opens_at, closes_at, true, created_at from meetings`);
  expect(idsIn(await list())).toEqual([first.id]);
  const everywhere = async () => idsIn((await asked({}, 'platform_admin')).body);
  expect(await everywhere()).toEqual([second.id, first.id]);
  expect(idsIn(await list({ program_id: world.beta.id }, 'platform_admin'))).toEqual([second.id]);
  await world.rows('update bookings set hidden_at = $2 where id = $1', [first.bookingId, world.clock.now().toString()]);
  expect(await everywhere()).toEqual([second.id]);
});

test('MTG-05 twenty stand on a page; beyond the last page the last one is answered', async () => {
  const meetings: Meeting[] = [];
  for (let later = 1; later <= 21; later += 1) {
    const meeting = await meetingOf(first.bookingId, later);
    meetings.push(meeting);
    await recorded(meeting);
  }
  const ids = meetings.map(({ id }) => id).toReversed();
  const pagination = { total_pages: 2, per_page: 20, total_entries: 21 };
  const page1 = await list();
  expect(idsIn(page1)).toEqual(ids.slice(0, 20));
  expect(page1.pagination).toEqual({ ...pagination, current_page: 1 });
  for (const page of [2, 3]) {
    const last = await list({ page });
    expect(idsIn(last)).toEqual(ids.slice(20));
    expect(last.pagination).toEqual({ ...pagination, current_page: 2 });
  }
});

test('MTG-06 a record has everything that is known of a meeting; its recordings are read as one', async () => {
  const start = tenOClock(3).toInstant();
  await attended(first, 'mentor', 42);
  await attended(first, 'mentee', 30);
  await recorded(first, { ...nothingMade, transcript: ' ' });
  await recorded(first);
  await recorded(first, {
    summary: 'About pay.',
    key_points: [{ text: 'Ask for more', at_ms: 1 }],
    action_items: [],
    topics: ['pay', 'offers'],
    sentiment: 'neutral',
    word_clouds: [
      { text: 'pay', value: 5 },
      { text: 'offers', value: 1 },
    ],
  });
  await world.moveClock(tenOClock(4).toInstant());
  expect((await list()).transcriptions).toEqual([
    {
      id: first.id,
      booking_id: first.bookingId,
      mentee_name: 'Mentee Tan',
      mentor_name: 'Mentor Tan',
      start_time: start.toString(),
      duration: 42,
      program_name: 'Alpha',
      summary: 'About offers.\n\nAbout pay.',
      keyPoints: ['Compare offers', 'Ask for more'],
      actionItems: ['Write to the recruiter'],
      sentiment: 'positive',
      wordClouds: [
        { text: 'pay', value: 5 },
        { text: 'offers', value: 4 },
      ],
      topics: ['offers', 'pay'],
      isValid: true,
      meeting_id: first.id,
      transcription_url: `/api/v2/meetings/${first.id}/transcript`,
      recording_url: null,
    },
  ]);
});

test('MTG-06 what is not known is null or empty, and a meeting where nobody met does not count', async () => {
  await recorded(first, { ...nothingMade, transcript: '' });
  await world.rows('delete from booking_participants where booking_id = $1 and user_id = $2', [
    first.bookingId,
    world.ids.mentor,
  ]);
  await world.rows('update bookings set program_id = null where id = $1', [first.bookingId]);
  const [record] = ((await asked({}, 'platform_admin')).body as TranscriptionsPage).transcriptions;
  expect(record).toMatchObject({
    mentor_name: null,
    duration: null,
    program_name: null,
    summary: null,
    keyPoints: [],
    actionItems: [],
    sentiment: null,
    wordClouds: [],
    topics: [],
    isValid: false,
    transcription_url: null,
  });
});

test('MTG-06 the mentor who leads a group’s session is named first, and all of its mentees', async () => {
  await recorded(first);
  await world.rows(
    `insert into booking_participants (booking_id, user_id, user_type) values ($1, $2, 'mentor'), ($1, $3, 'mentee')`,
    [first.bookingId, world.ids.other_mentor, world.ids.other_mentee],
  );
  const names = async () => (await list()).transcriptions[0];
  expect(await names()).toMatchObject({
    mentor_name: 'Mentor Tan, Other Mentor Tan',
    mentee_name: 'Mentee Tan, Other Mentee Tan',
  });
  await world.rows('update bookings set mentor_id = $2 where id = $1', [first.bookingId, world.ids.other_mentor]);
  expect(await names()).toMatchObject({ mentor_name: 'Other Mentor Tan, Mentor Tan' });
});

test('MTG-07 platform, company and program admins read the records; members are refused, strangers find nothing', async () => {
  await recorded(first);
  const admins = ['platform_admin', 'enterprise_admin', 'portal_owner', 'programme_admin'] as const;
  for (const who of admins) expect(idsIn(await list({}, who)), who).toEqual([first.id]);
  const refused = [
    ['mentee', 403],
    ['mentor', 403],
    ['other_mentee', 404],
    ['other_programme_admin', 404],
  ] as const;
  for (const [who, status] of refused)
    expect((await asked({ program_id: world.alpha.id }, who)).status, who).toBe(status);
  // Everything at once is for the platform alone.
  for (const who of admins.slice(1)) expect((await asked({}, who)).status, who).toBe(403);
});
