import { carryOut, type Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { leftRecording, removeLeftRecording } from './let-go.ts';
import { ownData } from './own-data.ts';
import { meetingRoutes } from './routes.ts';
import { meetingSchedules } from './schedules.ts';
import { forgetTalk } from './subscribers.ts';

export const meetings = (ports: Parameters<typeof meetingRoutes>[1]): Plug<Actor> => ({
  routes: (app) => meetingRoutes(app, ports),
  within: [subscribe('account.purged', 'meetings.forgetTalk', forgetTalk)],
  jobs: [carryOut(leftRecording, removeLeftRecording(ports.files))],
  schedules: meetingSchedules,
  ownData,
});
