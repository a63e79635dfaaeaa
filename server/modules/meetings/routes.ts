import * as contract from '../../../contract/meetings/index.ts';
import type { Bus } from '../../platform/bus.ts';
import type { Files } from '../../platform/files.ts';
import { type App, handle, handleStream } from '../../platform/http.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { admit, beat, join, leave, seatOf } from './enter.ts';
import { presentMessage } from './present.ts';
import { showRoom } from './show-room.ts';
import { answerConsent, withdrawConsent } from './record.ts';
import { recordingRoutes } from './routes/recordings.ts';
import { streamRoom } from './stream.ts';
import { passOn, say } from './talk.ts';

interface Ports {
  files: Files;
  bus: Bus;
}

export const meetingRoutes = (app: App<Actor>, { files, bus }: Ports) => {
  const secret = app.settings.SECRET_KEY;
  const show = ({ tx, now }: Work<Actor>, id: number) => showRoom(tx, id, now);
  const admission = ({ id }: { id: number }, { token }: { token: string }) => ({ id, token, secret });

  handle(app, contract.joinMeeting, signedIn, async (work, { params, body }) => {
    const { microphone, camera, screen } = body;
    const { id: seat } = await join(work, admission(params, body), { microphone, camera, screen });
    return { seat, state: await show(work, params.id) };
  });

  handle(app, contract.beatMeeting, signedIn, async (work, { params, body }) => {
    const { seat, microphone, camera, screen } = body;
    await beat(work, admission(params, body), seat, { microphone, camera, screen });
    return { state: await show(work, params.id) };
  });

  handle(app, contract.leaveMeeting, signedIn, async (work, { params, body }) => {
    await leave(work, admission(params, body), body.seat);
    return { message: 'You have left the meeting.' };
  });

  handle(app, contract.sendSignals, signedIn, async (work, { params, body }) => {
    await passOn(work, admission(params, body), body);
    return { message: 'Passed on.' };
  });

  handle(app, contract.sayInMeeting, signedIn, async (work, { params, body }) =>
    presentMessage(await say(work, admission(params, body), body.seat, body.text)),
  );

  handle(app, contract.answerConsent, signedIn, async (work, { params, body }) => {
    await answerConsent(work, admission(params, body), body.seat, body.agreed);
    return { state: await show(work, params.id) };
  });

  handle(app, contract.withdrawConsent, signedIn, async (work, { params }) => {
    await withdrawConsent(work, params.id);
    return { message: 'The recording was deleted.' };
  });

  handleStream(
    app,
    contract.meetingStream,
    signedIn,
    async (work, { params, query }) => {
      const { id } = await admit(work, admission(params, query));
      await seatOf(work, id, query.seat);
      return { meetingId: id, seatId: query.seat, userId: work.actor.id };
    },
    (stream, place, lastEventId) => streamRoom({ bus, reading: app.reading }, stream, place, lastEventId),
  );

  recordingRoutes(app, files);
};
