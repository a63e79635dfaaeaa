import type { PaymentEnded, PaymentPaid } from '../../domain-events/payments.ts';
import { subscribe } from '../../platform/events.ts';
import { carryOut, type Plug } from '../../platform/plug.ts';
import type { Change } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import { copyPhoto, photoToCopy } from './edit/duplicate.ts';
import { forgetAttendee, giveBackFree } from './leaving.ts';
import { ownData } from './own-data.ts';
import type { EventNeeds } from './needs.ts';
import { eventRoutes } from './routes.ts';
import { eventLines, eventTellings } from './tellings.ts';
import { endCancelled } from './take/end-cancelled.ts';
import { giveForPayment, lapse } from './take/settle.ts';
import { endWaiting } from './take/wait.ts';

export const events = (needed: EventNeeds): Plug<Actor, ToldEvent> => ({
  routes: (app) => eventRoutes(app, needed),
  within: [
    subscribe<Change, PaymentPaid>('payment.paid', 'events.giveForPayment', giveForPayment),
    subscribe<Change, PaymentEnded>('payment.ended', 'events.lapse', lapse),
    subscribe('account.deleted', 'events.giveBackFree', giveBackFree),
    subscribe('account.purged', 'events.forgetAttendee', forgetAttendee),
  ],
  schedules: [
    { name: 'events.endWaiting', run: endWaiting },
    { name: 'events.endCancelled', run: endCancelled },
  ],
  jobs: [carryOut(photoToCopy, copyPhoto(needed.files))],
  tellings: eventTellings,
  lines: eventLines,
  ownData,
});
