import { subscribe } from '../../platform/events.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { EmailLimits } from '../programmes/index.ts';
import { copySurveys } from './copy.ts';
import { forgetAnswers } from './leaving.ts';
import { ownData } from './own-data.ts';
import { sendPlannedSurveys } from './programme/send.ts';
import { surveyRoutes } from './routes.ts';
import { surveyLines, surveyTellings } from './tellings.ts';

export const surveys = (limits: EmailLimits): Plug<Actor, ToldEvent> => ({
  routes: surveyRoutes,
  within: [
    subscribe('programme.copied', 'surveys.copySurveys', copySurveys),
    subscribe('account.purged', 'surveys.forgetAnswers', forgetAnswers),
  ],
  schedules: [{ name: 'surveys.sendPlannedSurveys', run: sendPlannedSurveys(limits) }],
  tellings: surveyTellings,
  lines: surveyLines,
  ownData,
});
