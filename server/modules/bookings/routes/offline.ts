import * as contract from '../../../../contract/bookings/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { countOffline } from '../queries/offline.ts';
import { slotsHeld } from '../offline/held-slots.ts';
import { logOffline, whoIsLogged } from '../offline/log-offline.ts';
import { sessionData } from '../offline/session-data.ts';
import { whoMet } from '../offline/who-met.ts';
import { confirmHeld, denyHeld } from '../offline/answer-logged.ts';
import { deleteLogged } from '../offline/delete-logged.ts';
import { loggerOf, loggerOfBooking, participantOfBooking } from '../permissions.ts';
import { type Links, linksOf, showToActor } from '../show-booking.ts';

/** Sessions that were held elsewhere and are logged afterwards (B46). */
export const offlineRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.logOfflineSession,
    loggerOf(({ body: { booking } }) => ({ program_id: booking.program_id, ...whoIsLogged(booking) })),
    (work, { body }, programme) => logOffline(work, programme, body.booking),
  );

  handle(
    app,
    contract.offlineSessionData,
    loggerOf(({ query }) => query),
    (work, { query }, member) => sessionData(work, member, query),
  );

  handle(
    app,
    contract.heldSlots,
    loggerOf(({ query }) => query),
    async ({ tx, now, actor }, { query }, { program: { id: programId } }) => {
      const { mentorId } = await whoMet(tx, programId, query);
      const held = await slotsHeld(tx, { mentorId, programId, minutes: query.duration ?? 60, now });
      return { ...held, timezone: actor.timezone };
    },
  );

  handle(
    app,
    contract.offlineSummary,
    loggerOf(({ query }) => query),
    ({ tx }, { query }, { program }) => countOffline(tx, program.id, query.user_id),
  );
};

/** M43: what the other side says to a logged session, and taking it back. */
export const offlineAnswerRoutes = (app: App<Actor>, ports: Pick<Links, 'chatLinks'>) => {
  const links = linksOf(app.settings, ports);

  handle(
    app,
    contract.confirmOfflineSession,
    participantOfBooking(({ params }) => params.id),
    async (work, { params }, booking) => {
      await confirmHeld(work, booking);
      return { booking: (await showToActor(work, params.id, links)).booking };
    },
  );

  handle(
    app,
    contract.denyOfflineSession,
    participantOfBooking(({ params }) => params.id),
    async (work, { params }, booking) => {
      await denyHeld(work, booking);
      return { booking: (await showToActor(work, params.id, links)).booking };
    },
  );

  handle(
    app,
    contract.deleteOfflineSession,
    loggerOfBooking(({ params }) => params.id),
    async (work, _input, seen) => {
      await deleteLogged(work, seen);
      return { message: 'Session deleted' };
    },
  );
};
