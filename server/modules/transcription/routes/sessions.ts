import * as contract from '../../../../contract/transcription/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { inOwnAccount } from '../../../policies/accounts.ts';
import type { Actor } from '../../../policies/actor.ts';
import { adminOf } from '../../programmes/index.ts';
import { type Means, providerOf } from '../means.ts';
import { answerTranscription, isAllowedIn } from '../sessions/answer.ts';
import { participantOf, readerOf } from '../sessions/permissions.ts';
import { changeSetting } from '../sessions/settings.ts';
import { showTranscript, showTranscription } from '../sessions/show.ts';

const named = ({ params }: { params: { id: number } }) => params.id;

/** Transcripts of sessions (MTG-04, MTG-09), with the consent of everyone who took part (M14). */
export const sessionRoutes = (app: App<Actor>, means: Means) => {
  handle(app, contract.sessionTranscription, participantOf(named), (work, _input, meeting) =>
    showTranscription(work, meeting, providerOf(means)),
  );
  // An admin who looks at somebody's pages does not agree for them.
  handle(app, contract.answerTranscription, participantOf(named, inOwnAccount), async (work, { body }, meeting) => {
    const { withdraws } = await answerTranscription(work, meeting, {
      agreed: body.agreed,
      isSetUp: means.speech !== null,
    });
    if (body.agreed) return { message: 'You have agreed.' };
    return { message: withdraws ? 'The transcript and the summary are deleted.' : 'Your answer was saved.' };
  });
  handle(app, contract.meetingTranscript, readerOf(named), ({ tx }, _input, meeting) => showTranscript(tx, meeting));
  handle(app, contract.transcriptionSettings, adminOf(named), async ({ tx }, _input, { program }) => ({
    program_id: program.id,
    sessions_allowed: await isAllowedIn(tx, program.id),
  }));
  handle(app, contract.changeTranscriptionSettings, adminOf(named), async (work, { body }, { program }) => {
    await changeSetting(work, program.id, body.sessions_allowed);
    return { message: 'Successfully updated.' };
  });
};
