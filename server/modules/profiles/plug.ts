import { carryOut, type Plug } from '../../platform/plug.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { leftFile, removeLeftFile } from './let-go.ts';
import { ownData } from './own-data.ts';
import { profileRoutes } from './routes.ts';
import { rememberReferrer, wipeProfile } from './subscribers.ts';
import { profileTellings } from './tellings.ts';

export const profiles = (ports: Parameters<typeof profileRoutes>[1]): Plug<Actor, ToldEvent> => ({
  routes: (app) => profileRoutes(app, ports),
  within: [
    subscribe('account.signed_up', 'profiles.rememberReferrer', rememberReferrer),
    subscribe('account.purged', 'profiles.wipeProfile', wipeProfile),
  ],
  jobs: [carryOut(leftFile, removeLeftFile(ports.files), ['programmes.removeLeftFile', 'resources.removeLeftFile'])],
  ownData,
  tellings: profileTellings,
});
