import * as contract from '../../../../contract/bookings/index.ts';
import { showProgress as progress } from '../../../../contract/bookings/index.ts';
import type { Given } from '../../../../contract/endpoint.ts';
import type { Files, ReadAttachment } from '../../../platform/files.ts';
import { type App, handle } from '../../../platform/http.ts';
import { found } from '../../../platform/refusal.ts';
import { type Actor, anybody, signedIn } from '../../../policies/actor.ts';
import { bookingScope, ownBookings } from '../../../policies/bookings.ts';
import { discardAttachments, isSigned, storeAttachments } from '../attachments.ts';
import { presentParticipant } from '../present/booking.ts';
import { linksOf, showTabs, showToActor } from '../show-booking.ts';
import { bookingCards } from '../queries/cards.ts';
import { bookingView, participantsOf } from '../queries/views.ts';
import { ownNote } from '../queries/own-data.ts';
import { request } from '../acts/request.ts';
import { showProgress } from '../show-progress.ts';
import { showSlots, slotsInsteadOf } from '../show-slots.ts';
import { writeNote } from '../store/bookings.ts';

interface Ports {
  files: Files;
  readAttachment: ReadAttachment;
}

export const bookingRoutes = (app: App<Actor>, ports: Ports) => {
  const links = linksOf(app.settings);

  handle(app, contract.myBookings, signedIn, async ({ tx, actor, now }, { query }) => {
    const viewer = { actor, now, zone: query.timezone ?? actor.timezone, ...links };
    return showTabs(await bookingCards(tx, actor.id, query.program_id ?? null), viewer);
  });

  const storeFiles = ({ uploads }: Given<typeof contract.requestBooking>) => storeAttachments(ports, uploads);
  const discard = discardAttachments(ports.files);
  handle(
    app,
    contract.requestBooking,
    signedIn,
    async (work, { body }, attachments) => showToActor(work, await request(work, body.booking, attachments), links),
    { before: storeFiles, discard, explain: slotsInsteadOf },
  );
};

/** A booking's people, notes, files, and the open slots of a mentor. */
export const bookingReadingRoutes = (app: App<Actor>, files: Files) => {
  const secret = app.settings.SECRET_KEY;

  handle(app, contract.bookingParticipant, signedIn, async ({ tx, actor }, { params }) => {
    found(await bookingView(tx, params.bookingId, bookingScope(actor)), 'bookings.not_found');
    const people = await participantsOf(tx, [params.bookingId]);
    return presentParticipant(
      found(
        people.find(({ userId }) => userId === params.participantId),
        'bookings.not_found',
      ),
    );
  });

  handle(app, contract.bookingNote, signedIn, async ({ tx, actor }, { query }) => {
    found(await bookingView(tx, query.booking_id, ownBookings(actor)), 'bookings.not_found');
    return { booking_id: query.booking_id, note: await ownNote(tx, query.booking_id, actor.id) };
  });

  handle(app, contract.updateBookingNote, signedIn, async ({ tx, actor, now }, { body }) => {
    found(await bookingView(tx, body.booking_id, ownBookings(actor)), 'bookings.not_found');
    await writeNote(tx, { bookingId: body.booking_id, userId: actor.id, note: body.note, updatedAt: now });
    return { booking_id: body.booking_id, note: body.note, message: 'Note updated successfully' };
  });

  handle(app, contract.bookingAttachment, signedIn, async ({ tx, actor, now }, { params, query }) => {
    const view = found(await bookingView(tx, params.id, bookingScope(actor)), 'bookings.not_found');
    const one = found(
      view.attachments.find(({ id }) => id === params.attachmentId),
      'bookings.not_found',
    );
    found(isSigned(one.id, query, now, secret) ? one : undefined, 'bookings.not_found');
    const stored = found((await files.get(one.fileKey)) ?? undefined, 'bookings.not_found');
    return { body: stored.stream, type: one.fileType, name: one.fileName };
  });

  handle(app, progress, signedIn, (work, { params, query }) => showProgress(work, params.userId, query.program_id));

  handle(app, contract.availableSlots, anybody, async (work, { params, query }) => showSlots(work, params.id, query));
};
