import * as contract from '../../../../contract/events/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { readFile, readPage } from '../../../platform/table-pages.ts';
import { inOwnAccount } from '../../../policies/accounts.ts';
import type { Actor } from '../../../policies/actor.ts';
import { administered } from '../../../policies/programmes.ts';
import { recordDownload } from '../../accounts/index.ts';
import { checkIn, undoCheckIn } from '../desk/check-in.ts';
import { attendeesAsFile } from '../desk/file.ts';
import { showAttendees } from '../desk/list.ts';
import { cancelEvent, showCancellation } from '../edit/cancel.ts';
import { deleteEvent } from '../edit/delete.ts';
import { announceEvent, countReached } from '../edit/announce.ts';
import { duplicateEvent } from '../edit/duplicate.ts';
import { savePhoto, takePhoto } from '../edit/photo.ts';
import { savesAt } from '../edit/place.ts';
import { togglePublished } from '../edit/publish.ts';
import { save } from '../edit/save.ts';
import { managerOf, managersOnly } from '../permissions.ts';
import { eventReads } from '../queries/admin.ts';
import { dataReads } from '../queries/event-data.ts';
import { datumCells, presentAdminEvent, presentDatum, showEditable } from '../read/admin.ts';
import type { EventNeeds } from '../needs.ts';
import { orderManager, refundOrder, showOrder } from '../take/refund.ts';

/** As themselves, never while viewing as somebody. */
const managerThemselves = {
  ...managerOf(({ params }: { params: { id: number } }) => params.id),
  policy: inOwnAccount,
};
const manager = managerOf(({ params }: { params: { id: number } }) => params.id);
const managerOfBody = managerOf(({ body }: { body: { event_id: number } }) => body.event_id);

const tableRoutes = (app: App<Actor>) => {
  handle(app, contract.adminEvents, managersOnly, ({ tx, actor, now }, { query }) => {
    const { program_id: programId, ...asked } = query;
    const reads = eventReads({ scope: administered(actor), programId });
    return readPage(tx, reads, asked, actor.timezone, (rows) => rows.map((row) => presentAdminEvent(row, now)));
  });
  handle(app, contract.eventData, managersOnly, ({ tx, actor }, { query }) => {
    const { program_id: programId, event_id: eventId, ...asked } = query;
    const reads = dataReads({ scope: administered(actor), programId, eventId });
    return readPage(tx, reads, asked, actor.timezone, (rows) => rows.map((row) => presentDatum(row)));
  });
  handle(app, contract.eventDataFile, managersOnly, (work, { query }) => {
    const { program_id: programId, event_id: eventId, ...asked } = query;
    const reads = dataReads({ scope: administered(work.actor), programId, eventId });
    return readFile(work, contract.eventDataTable, reads, asked, (rows) =>
      rows.map((row) => datumCells(row, work.actor.timezone)),
    );
  });
};

const savingRoutes = (app: App<Actor>, { images, files }: EventNeeds) => {
  handle(app, contract.editableEvent, manager, (work, _input, view) => showEditable(work, view));
  handle(
    app,
    contract.saveEvent,
    savesAt(({ body }) => ({ eventId: body.event_id, programId: body.program_id })),
    async (work, { body }, place) => ({ id: await save(work, place, body) }),
  );
  handle(app, contract.duplicateEvent, manager, (work, _input, view) => duplicateEvent(work, view));
  const storePhoto = takePhoto(images, files);
  handle(
    app,
    contract.uploadEventPhoto,
    managerOfBody,
    async (work, _input, view, key) => {
      await savePhoto(work, view, key);
      return { photo: `/files/${key}` };
    },
    { before: storePhoto, discard: (key) => files.remove(key) },
  );
  handle(app, contract.toggleEvent, managerOfBody, async (work, _input, view) => {
    const active = await togglePublished(work, view);
    // EVT-37
    return { response: active, message: active ? 'Event is Published' : 'Event is no longer Published' };
  });
};

const endingRoutes = (app: App<Actor>) => {
  handle(app, contract.eventCancellation, manager, (work, _input, view) => showCancellation(work, view));
  handle(app, contract.cancelEvent, managerThemselves, async (work, { body }, view) => {
    await cancelEvent(work, view, body.message);
    return { message: 'The event is cancelled' };
  });
  handle(app, contract.deleteEvent, managerThemselves, async (work, _input, view) => {
    await deleteEvent(work, view);
    return { message: 'The event is deleted' };
  });
};

const deskRoutes = (app: App<Actor>) => {
  handle(app, contract.attendees, manager, (work, { query }, view) => showAttendees(work, view, query));
  handle(app, contract.attendeesFile, manager, async (work, _input, view) => {
    const file = await attendeesAsFile(work, view);
    // The company of a program reads in its log who took personal data away.
    if (view.programme !== null)
      await recordDownload(app, work, { file: 'attendees', of: { programId: view.programme.id } });
    return file;
  });
  handle(app, contract.checkIn, manager, (work, { body }, view) => checkIn(work, view, body));
  handle(app, contract.undoCheckIn, manager, (work, { body }, view) => undoCheckIn(work, view, body.admission_id));
};

/** B97 */
export const eventAdminRoutes = (app: App<Actor>, needed: EventNeeds) => {
  tableRoutes(app);
  savingRoutes(app, needed);
  endingRoutes(app);
  deskRoutes(app);
  handle(
    app,
    contract.tagReach,
    managerOf(({ query }: { query: { event_id: number } }) => query.event_id),
    ({ tx }, { query }, view) => countReached(tx, view, query),
  );
  handle(app, contract.notifyOfEvent, managerThemselves, async (work, { body }, view) => {
    const emails = await announceEvent(work, view, body.event_tags, app.settings);
    return { emails, message: emails === 1 ? '1 email is on its way' : `${emails} emails are on their way` };
  });
  handle(app, contract.ticketOrder, orderManager, ({ tx }, _input, { order }) => showOrder(tx, order));
  handle(app, contract.refundTickets, inOwnAccount, async (work, { params, body }) => {
    const amount = await refundOrder(work, params.id, { reason: body.reason, admissionIds: body.admission_ids });
    return { message: amount === 0 ? 'The tickets are no longer valid' : 'The money is on its way back' };
  });
};
