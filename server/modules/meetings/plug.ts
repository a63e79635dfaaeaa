import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { ownData } from './own-data.ts';
import { meetingRoutes } from './routes.ts';
import { meetingSchedules } from './schedules.ts';
import { forgetTalk, removeLeftRecording } from './subscribers.ts';

export const meetings = (ports: Parameters<typeof meetingRoutes>[1]): Plug<Actor> => ({
  routes: (app) => meetingRoutes(app, ports),
  within: [subscribe('account.purged', 'meetings.forgetTalk', forgetTalk)],
  after: [subscribe('meeting.recording_left', 'meetings.removeLeftRecording', removeLeftRecording(ports.files))],
  schedules: meetingSchedules,
  ownData,
});
