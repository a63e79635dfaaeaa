import { completeBooking } from '../../../contract/bookings/index.ts';
import type { TranscriptMade } from '../../domain-events/meetings.ts';
import type { World } from '../../testing/world.fixture.ts';
import { sessionInAlpha } from '../bookings/bookings.fixture.ts';
import { dayFromNow } from './health.fixture.ts';

/** A pair with a session that both held and concluded over HTTP; `before`: what happens until it is concluded. */
export const heldOnce = async (world: World, before: (session: number) => Promise<unknown> = async () => {}) => {
  const session = await sessionInAlpha(world, { over: true });
  await world.rows('update bookings set start_at = $2, end_at = $3 where id = $1', [
    session,
    dayFromNow(0).toString(),
    dayFromNow(1 / 24).toString(),
  ]);
  const [{ id } = { id: 0 }] = await world.rows<{ id: number }>('select id::int from pairings where mentee_id = $1', [
    world.ids.mentee,
  ]);
  world.clock.moveTo(dayFromNow(1));
  await before(session);
  await world.ask('mentor', completeBooking, { params: { id: session }, body: {} });
  await world.runJobs();
  return { pairing: id, session };
};

/** Both agreed to have the session recorded and transcribed; what was said in it. */
export const transcribed = async (world: World, session: number, summarizedBy: 'openai' | null = 'openai') => {
  const { ids } = world;
  const [{ id: meetingId } = { id: 0 }] = await world.rows<{ id: number }>(
    `insert into meetings (room, starts_at, ends_at, opens_at, closes_at, recording_allowed, people, program_id, created_at)
     select 'booking ' || id, start_at, end_at, start_at, end_at, true, array[$2, $3]::bigint[], program_id, start_at
       from bookings where id = $1 returning id::int`,
    [session, ids.mentee, ids.mentor],
  );
  await world.rows(
    `with seat as (insert into meeting_attendances (meeting_id, user_id, joined_at, seen_at)
         select id, $2, starts_at, starts_at from meetings where id = $1 returning id, joined_at),
       recorded as (insert into meeting_recordings (meeting_id, seat_id, file_type, started_at, stopped_at)
         select $1, id, 'video/webm', joined_at, joined_at from seat returning id, started_at)
     insert into ai_recordings (meeting_recording_id, filename, model, size, received, status, transcript, key_points, action_items, summarized_by, created_at, changed_at, expires_at)
       select id, 'session.webm', 'gpt-4o-transcribe', 9, 9, 'completed', 'zxsaid', $3, $4, $5, started_at, started_at, started_at + interval '400 days'
         from recorded`,
    [
      meetingId,
      ids.mentee,
      JSON.stringify([{ text: 'zxpoint about the offer', at_ms: 65_000 }]),
      JSON.stringify([{ text: 'zxaction by Friday', at_ms: 125_900 }]),
      summarizedBy,
    ],
  );
  await world.rows(
    `insert into meeting_consents (meeting_id, user_id, kind, given_at)
     select $1, who, kind, now() from unnest(array[$2, $3]::bigint[]) who, unnest(array['recording', 'ai']) kind`,
    [meetingId, ids.mentee, ids.mentor],
  );
  return meetingId;
};
/** The session changed in some way after which its pair is looked at again. */
export const lookAgain = async (world: World, session: number) => {
  await world.transact(({ announce }) =>
    announce<TranscriptMade>({
      name: 'meeting.transcript_made',
      room: `booking ${session}`,
      meetingId: 0,
      at: world.clock.now().toString(),
    }),
  );
  await world.runJobs();
};
