import type { Bus } from '../../platform/bus.ts';
import { subscribe } from '../../platform/events.ts';
import { carryOut, type Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { writeDemo } from './demo.ts';
import { forgetRecordingsOf, transcriptionSchedules } from './leaving.ts';
import { ownData } from './own-data.ts';
import type { Means } from './means.ts';
import { transcriptionRoutes } from './routes.ts';
import { transcribeRecording } from './transcribe.ts';
import { recordingToTranscribe } from './upload.ts';

export const transcription = ({ bus, means }: { bus: Bus; means: Means }): Plug<Actor> => ({
  routes: (app) => transcriptionRoutes(app, { bus, means }),
  within: [subscribe('account.purged', 'transcription.forgetRecordingsOf', forgetRecordingsOf)],
  jobs: [
    // It lasts as long as the provider takes.
    { ...carryOut(recordingToTranscribe, transcribeRecording(means)), aside: true },
  ],
  schedules: transcriptionSchedules,
  ownData,
  demo: writeDemo,
});
