import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { ownEntries } from './queries.ts';
import { returnPoints } from './subscribers.ts';

export const credits: Plug<Actor> = {
  within: [
    subscribe('booking.cancelled', 'credits.returnPoints', returnPoints),
    subscribe('booking.expired', 'credits.returnExpired', returnPoints),
    subscribe('booking.missed', 'credits.returnMissed', returnPoints),
    subscribe('booking.refunded', 'credits.refund', returnPoints),
  ],
  ownData: ownEntries,
};
