import { subscribe } from '../../platform/events.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { forgetCertificates } from './leaving.ts';
import { ownData } from './own-data.ts';
import { recordRoutes } from './routes.ts';

export const records: Plug<Actor> = {
  routes: recordRoutes,
  within: [subscribe('account.purged', 'records.forgetCertificates', forgetCertificates)],
  ownData,
};
