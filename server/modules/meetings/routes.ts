import type { EndpointInput } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/meetings/index.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Files } from '../../platform/files.ts';
import { type App, handle, handleStream } from '../../platform/http.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { beat, join, leave, seatOf } from './enter.ts';
import { askedIn, consenterOf, guestOf, tokenInBody } from './permissions.ts';
import { presentMessage } from './present.ts';
import { showRoom } from './show-room.ts';
import { answerConsent, answerFromAway, withdrawConsent } from './record.ts';
import { recordingRoutes } from './routes/recordings.ts';
import { streamRoom } from './stream.ts';
import { passOn, say } from './talk.ts';

interface Ports {
  files: Files;
  bus: Bus;
}

const showRoomNow = ({ tx, now }: Work<Actor>, id: number) => showRoom(tx, id, now);

/** M14: consent to record what happens in the room. */
const consentRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.answerConsent,
    guestOf(app.settings.SECRET_KEY, tokenInBody),
    async (work, { body }, meeting) => {
      const { seat, agreed, asks } = body;
      await answerConsent(work, meeting, { seat, agreed, asks });
      return { state: await showRoomNow(work, meeting.id) };
    },
  );

  handle(
    app,
    contract.answerFromAway,
    askedIn(({ params }) => params.id),
    async (work, { body }, meeting) => {
      await answerFromAway(work, meeting, body.agreed);
      return { message: 'Your answer was saved.' };
    },
  );

  handle(
    app,
    contract.withdrawConsent,
    consenterOf(({ params }) => params.id),
    async (work, _input, meeting) => {
      await withdrawConsent(work, meeting);
      return { message: 'The recording was deleted.' };
    },
  );
};

export const meetingRoutes = (app: App<Actor>, { files, bus }: Ports) => {
  const secret = app.settings.SECRET_KEY;
  const guest = guestOf(secret, tokenInBody);
  const listener = guestOf(secret, ({ params, query }: EndpointInput<typeof contract.meetingStream>) => ({
    id: params.id,
    token: query.token,
  }));

  handle(app, contract.joinMeeting, guest, async (work, { body }, meeting) => {
    const { microphone, camera, screen } = body;
    const { id: seat } = await join(work, meeting, { microphone, camera, screen });
    return { seat, state: await showRoomNow(work, meeting.id) };
  });

  handle(app, contract.beatMeeting, guest, async (work, { body }, meeting) => {
    const { seat, microphone, camera, screen } = body;
    await beat(work, meeting, seat, { microphone, camera, screen });
    return { state: await showRoomNow(work, meeting.id) };
  });

  handle(app, contract.leaveMeeting, guest, async (work, { body }, meeting) => {
    await leave(work, meeting, body.seat);
    return { message: 'You have left the meeting.' };
  });

  handle(app, contract.sendSignals, guest, async (work, { body }, meeting) => {
    await passOn(work, meeting, body);
    return { message: 'Passed on.' };
  });

  handle(app, contract.sayInMeeting, guest, async (work, { body }, meeting) =>
    presentMessage(await say(work, meeting, body.seat, body.text)),
  );

  handleStream(
    app,
    contract.meetingStream,
    listener.policy,
    async (work, input) => {
      const { id } = await listener.load(work, input);
      await seatOf(work, id, input.query.seat);
      return { meetingId: id, seatId: input.query.seat, userId: work.actor.id };
    },
    (stream, place, lastEventId) => streamRoom({ bus, reading: app.reading }, stream, place, lastEventId),
  );

  consentRoutes(app);
  recordingRoutes(app, files);
};
