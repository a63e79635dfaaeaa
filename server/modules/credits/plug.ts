import { subscribe } from '../../platform/events.ts';
import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import { ownEntries } from './queries.ts';
import { creditSchedules } from './schedules.ts';
import { returnPoints } from './subscribers.ts';
import { creditLines, creditTellings } from './tellings.ts';
import { giveWelcome, offerWelcome, type WelcomeSettings } from './welcome.ts';

export const credits = ({ settings }: { settings: WelcomeSettings }): Plug<Actor, ToldEvent> => ({
  within: [
    subscribe('account.signed_up', 'credits.offerWelcome', offerWelcome(settings)),
    subscribe('account.confirmed', 'credits.giveWelcome', giveWelcome),
    subscribe('booking.cancelled', 'credits.returnPoints', returnPoints),
    subscribe('booking.expired', 'credits.returnExpired', returnPoints),
    subscribe('booking.missed', 'credits.returnMissed', returnPoints),
    subscribe('booking.refunded', 'credits.refund', returnPoints),
  ],
  schedules: creditSchedules,
  tellings: creditTellings,
  lines: creditLines,
  ownData: ownEntries,
});
