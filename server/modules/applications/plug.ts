import type { Plug } from '../../platform/plug.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { copyForms } from './copy.ts';
import { ownData } from './own-data.ts';
import { applicationRoutes } from './routes.ts';
import { applicationSchedules } from './schedules.ts';
import { forgetApplicants } from './subscribers.ts';
import { applicationLines, applicationTellings } from './tellings.ts';

export const applications = (vendors: Parameters<typeof applicationRoutes>[1]): Plug<Actor, ToldEvent> => ({
  routes: (app) => applicationRoutes(app, vendors),
  within: [
    subscribe('programme.copied', 'applications.copyForms', copyForms),
    subscribe('account.purged', 'applications.forgetApplicants', forgetApplicants),
  ],
  schedules: applicationSchedules,
  ownData,
  tellings: applicationTellings,
  lines: applicationLines,
});
