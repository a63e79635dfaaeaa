import * as contract from '../../../../contract/bookings/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { countOffline } from '../queries/offline.ts';
import { slotsHeld } from '../offline/held-slots.ts';
import { logOffline } from '../offline/log-offline.ts';
import { sessionData } from '../offline/session-data.ts';
import { placeOfLog, whoMet } from '../offline/who-met.ts';

/** Sessions that were held elsewhere, and are logged (B46). */
export const offlineRoutes = (app: App<Actor>) => {
  handle(app, contract.logOfflineSession, signedIn, (work, { body }) => logOffline(work, body.booking));

  handle(app, contract.offlineSessionData, signedIn, (work, { query }) => sessionData(work, query));

  handle(app, contract.heldSlots, signedIn, async (work, { query }) => {
    const { mentorId, program } = await whoMet(work, query);
    const asked = { mentorId, programId: program.id, minutes: query.duration ?? 60, now: work.now };
    return { ...(await slotsHeld(work.tx, asked)), timezone: work.actor.timezone };
  });

  handle(app, contract.offlineSummary, signedIn, async (work, { query }) => {
    await placeOfLog(work, query);
    return countOffline(work.tx, query.program_id, query.user_id);
  });
};
