import { addMinutesItem, type Minutes, showMinutes } from '../../../contract/minutes/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { recording } from '../bookings/room/room.fixture.ts';

export const minutesFor = async (world: World, who: Person, bookingId: number) => {
  const { body } = await world.ask(who, showMinutes, { params: { id: bookingId } });
  return body as Minutes;
};

/** A line of the minutes, as this person adds it; everything that stands there then. */
export const addLine = async (
  world: World,
  who: Person,
  bookingId: number,
  line: { kind: 'agenda' | 'action'; body: string; owner_id?: number; due_date?: string; meeting_id?: number },
) => {
  const { status, body } = await world.ask(who, addMinutesItem, { params: { id: bookingId }, body: line });
  if (status !== 200) throw new Error(`not added: ${JSON.stringify(body)}`);
  return minutesFor(world, who, bookingId);
};

/** A session in which was said what is to be done, transcribed with everyone's consent. */
export const transcribed = async (world: World, said: readonly string[]) => {
  const { bookingId, params } = await recording(world);
  await world.rows('update meeting_recordings set stopped_at = started_at where meeting_id = $1', [params.id]);
  await world.rows(
    `insert into ai_recordings (meeting_recording_id, filename, model, size, received, status, transcript, action_items, created_at, changed_at, expires_at)
     select id, 'session.webm', 'gpt-4o-transcribe', 9, 9, 'completed', 'What was said', $2::jsonb, started_at, started_at, started_at + interval '9 days'
       from meeting_recordings where meeting_id = $1`,
    [params.id, JSON.stringify(said.map((text) => ({ text, at_ms: 0 })))],
  );
  return { bookingId, meetingId: params.id };
};
