import type { ToldEvent } from '../../telling/telling.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { carryOut, type Plug } from '../../platform/plug.ts';
import { recommendNightly } from './matching/recommend.ts';
import { calculateDraft, draftToCalculate } from './matching/run.ts';
import { tellPublished } from './matching/tell-published.ts';
import { ownData } from './own-data.ts';
import { pairingRoutes } from './routes.ts';
import { keepRoles, partLeaver, partRemoved } from './subscribers.ts';
import { pairingLines, pairingTellings } from './tellings.ts';

export const pairings = (ports: Parameters<typeof pairingRoutes>[1]): Plug<Actor, ToldEvent> => ({
  routes: (app) => pairingRoutes(app, ports),
  within: [
    subscribe('account.deleted', 'pairings.partLeaver', partLeaver),
    subscribe('member.role_changed', 'pairings.keepRoles', keepRoles),
    subscribe('member.removed', 'pairings.partRemoved', partRemoved),
  ],
  jobs: [{ ...carryOut(draftToCalculate, calculateDraft(ports)), aside: true }],
  schedules: [
    { name: 'pairings.tellPublished', run: tellPublished },
    { name: 'pairings.recommendNightly', run: recommendNightly(ports) },
  ],
  ownData,
  tellings: pairingTellings,
  lines: pairingLines,
});
