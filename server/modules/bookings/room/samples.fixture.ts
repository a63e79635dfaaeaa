import * as contract from '../../../../contract/meetings/index.ts';
import { bookingDetail } from '../../../../contract/screens/index.ts';
import { everyMember, sample, type Sample } from '../../../testing/samples.fixture.ts';
import type { World } from '../../../testing/world.fixture.ts';
import { inSession } from '../bookings.fixture.ts';
import { entered, media, piece, recording, tokenFor } from './room.fixture.ts';

/** A token belongs to one person: if anyone else uses it, the meeting is not found. */
const menteesAlone = everyMember(404, { mentee: 200 });

/** The address of the recording that the booking's page shows the mentee. */
const recordedLink = async (world: World) => {
  const { bookingId, id, as, recordingId } = await recording(world);
  const kept = { params: { id, recordingId }, body: { ...as, position: 0 } };
  await world.ask('mentee', contract.addPiece, kept, piece());
  const { body } = await world.ask('mentee', bookingDetail, { params: { id: bookingId }, query: {} });
  const [meeting] = (body as { meetings: contract.BookingMeeting[] }).meetings;
  const url = new URL(meeting?.recording_url ?? '', 'http://lantern.test');
  return { params: { id, recordingId }, query: Object.fromEntries(url.searchParams) };
};

export const roomSamples: Sample[] = [
  sample({
    endpoint: contract.joinMeeting,
    as: 'mentee',
    call: async (world) => {
      const { id, token } = await tokenFor(world, await inSession(world), 'mentee');
      return { params: { id }, body: { token, ...media } };
    },
    answers: menteesAlone,
  }),
  sample({
    endpoint: contract.beatMeeting,
    as: 'mentee',
    call: async (world) => {
      const { params, as } = await entered(world);
      return { params, body: { ...as, ...media } };
    },
    answers: menteesAlone,
  }),
  sample({
    endpoint: contract.leaveMeeting,
    as: 'mentee',
    call: async (world) => {
      const { params, as } = await entered(world);
      return { params, body: as };
    },
    answers: menteesAlone,
  }),
  sample({
    endpoint: contract.sendSignals,
    as: 'mentee',
    call: async (world) => {
      const { params, as } = await entered(world);
      return { params, body: { ...as, to: as.seat, signals: ['{}'] } };
    },
    answers: menteesAlone,
  }),
  sample({
    endpoint: contract.sayInMeeting,
    as: 'mentee',
    call: async (world) => {
      const { params, as } = await entered(world);
      return { params, body: { ...as, text: 'Can you hear me?' } };
    },
    answers: menteesAlone,
  }),
  sample({
    endpoint: contract.answerConsent,
    as: 'mentee',
    call: async (world) => {
      const { params, as } = await entered(world);
      return { params, body: { ...as, agreed: true } };
    },
    answers: menteesAlone,
  }),
  sample({
    endpoint: contract.answerFromAway,
    as: 'mentee',
    call: async (world) => ({ params: (await entered(world)).params, body: { agreed: true } }),
    // Both take part in the session; the mentor answers without having been in the room.
    answers: everyMember(404, { mentee: 200, mentor: 200 }),
  }),
  sample({
    endpoint: contract.withdrawConsent,
    as: 'mentee',
    call: async (world) => ({ params: (await recording(world)).params }),
    // Both agreed, and each may withdraw their consent.
    answers: everyMember(404, { mentee: 200, mentor: 200 }),
  }),
  sample({
    endpoint: contract.startRecording,
    as: 'mentee',
    call: async (world) => {
      const { params, as } = await recording(world);
      return { params, body: { ...as, file_type: 'video/webm' as const } };
    },
    answers: menteesAlone,
  }),
  sample({
    endpoint: contract.addPiece,
    as: 'mentee',
    call: async (world) => {
      const { id, as, recordingId } = await recording(world);
      return { params: { id, recordingId }, body: { ...as, position: 0 } };
    },
    uploads: () => piece().uploads,
    answers: menteesAlone,
  }),
  sample({
    endpoint: contract.stopRecording,
    as: 'mentee',
    call: async (world) => {
      const { id, as, recordingId } = await recording(world);
      return { params: { id, recordingId }, body: as };
    },
    answers: menteesAlone,
  }),
  sample({ endpoint: contract.meetingRecording, as: 'mentee', call: recordedLink, answers: menteesAlone }),
];
