import * as contract from '../../../../contract/bookings/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { accept } from '../acts/accept.ts';
import { keepTime, withdrawMove } from '../acts/answer-move.ts';
import { cancel } from '../acts/cancel.ts';
import { complete } from '../acts/complete.ts';
import { editBrief } from '../acts/edit-brief.ts';
import { reschedule } from '../acts/reschedule.ts';
import { viewerOfBooking } from '../permissions.ts';
import { type Links, linksOf, showToActor } from '../show-booking.ts';
import { slotsInsteadOf } from '../show-slots.ts';

/**
 * What participants, and admins who do not take part, can do to a booking; the table of transitions says what each may
 * do.
 */
export const bookingActRoutes = (app: App<Actor>, ports: Pick<Links, 'chatLinks'>) => {
  const links = linksOf(app.settings, ports);

  handle(
    app,
    contract.acceptBooking,
    viewerOfBooking(({ params }) => params.id),
    async (work, { params }, seen) => {
      await accept(work, seen);
      return showToActor(work, params.id, links);
    },
  );

  handle(
    app,
    contract.cancelMyBooking,
    viewerOfBooking(({ params }) => params.id),
    async (work, { params, body }, seen) => {
      await cancel(work, seen, body.reason);
      return showToActor(work, params.id, links);
    },
  );

  handle(
    app,
    contract.rescheduleMyBooking,
    viewerOfBooking(({ params }) => params.id),
    async (work, { params, body }, seen) => {
      await reschedule(work, seen, body);
      return showToActor(work, params.id, links);
    },
    { explain: slotsInsteadOf },
  );

  handle(
    app,
    contract.completeBooking,
    viewerOfBooking(({ params }) => params.id),
    async (work, { params, body }, seen) => {
      await complete(work, seen, body.confirm_early === true);
      return showToActor(work, params.id, links);
    },
  );

  handle(
    app,
    contract.editBrief,
    viewerOfBooking(({ params }) => params.id),
    async (work, { params, body }, seen) => {
      await editBrief(work, seen, body);
      return showToActor(work, params.id, links);
    },
  );
};

/** M26: the answers to a suggested time besides accepting it. */
export const moveAnswerRoutes = (app: App<Actor>, ports: Pick<Links, 'chatLinks'>) => {
  const links = linksOf(app.settings, ports);

  handle(
    app,
    contract.keepTime,
    viewerOfBooking(({ params }) => params.id),
    async (work, { params }, seen) => {
      await keepTime(work, seen);
      return showToActor(work, params.id, links);
    },
  );

  handle(
    app,
    contract.withdrawMove,
    viewerOfBooking(({ params }) => params.id),
    async (work, { params }, seen) => {
      await withdrawMove(work, seen);
      return showToActor(work, params.id, links);
    },
  );
};
