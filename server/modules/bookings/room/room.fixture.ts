import { answerConsent, joinMeeting, startRecording } from '../../../../contract/meetings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import type { World } from '../../../testing/world.fixture.ts';
import { inSession, roomOfSession } from '../bookings.fixture.ts';

export const media = { microphone: true, camera: true, screen: false };

/** This person's meeting id and token for the room of a session. */
export const tokenFor = async (world: World, bookingId: number, who: Person) => {
  const { meeting_id: id, token } = await roomOfSession(world, bookingId, who);
  return { id, token };
};

/** Takes a seat in the room of a session; answers everything that further calls need. */
export const enter = async (world: World, bookingId: number, who: Person) => {
  const { id, token } = await tokenFor(world, bookingId, who);
  const { status, body } = await world.ask(who, joinMeeting, { params: { id }, body: { token, ...media } });
  if (status !== 200) throw new Error(`not entered: ${JSON.stringify(body)}`);
  const { seat } = body as { seat: number };
  return { id, params: { id }, as: { token, seat } };
};
export type Entered = Awaited<ReturnType<typeof enter>>;

/** The mentee alone in the room of a session. */
export const entered = async (world: World) => enter(world, await inSession(world), 'mentee');

/** The two of a session are in the room and have agreed, and the mentee records. */
export const recording = async (world: World) => {
  const bookingId = await inSession(world);
  const agree = async (who: Person) => {
    const place = await enter(world, bookingId, who);
    const { params, as } = place;
    await world.ask(who, answerConsent, { params, body: { ...as, agreed: true } });
    return place;
  };
  await agree('mentor');
  const place = await agree('mentee');
  const { params, as } = place;
  const { body } = await world.ask('mentee', startRecording, { params, body: { ...as, file_type: 'video/webm' } });
  return { ...place, bookingId, recordingId: (body as { recording_id: number }).recording_id };
};

export const piece = (bytes = 'some seconds') => ({
  uploads: [{ field: 'piece', name: 'piece.webm', type: 'video/webm', bytes: Buffer.from(bytes) }],
});
