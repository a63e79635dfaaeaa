import * as contract from '../../../../contract/bookings/index.ts';
import { showProgress as progress } from '../../../../contract/bookings/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { Files, ReadAttachment } from '../../../platform/files.ts';
import { type App, handle } from '../../../platform/http.ts';
import { found } from '../../../platform/refusal.ts';
import { type Actor, anybody, signedIn } from '../../../policies/actor.ts';
import { discardAttachments, isSigned, storeAttachments } from '../attachments.ts';
import { presentParticipant } from '../present/booking.ts';
import { type Links, linksOf, showTabs, showToActor, viewerOf } from '../show-booking.ts';
import { bookingCards } from '../queries/cards.ts';
import { attachmentsOf } from '../queries/views.ts';
import { ownerInBooking, readerOfProgress, requesterOf, viewerOfBooking } from '../permissions.ts';
import { ownNote } from '../queries/own-data.ts';
import { request } from '../acts/request.ts';
import { showProgress } from '../show-progress.ts';
import { showSlots, slotsInsteadOf } from '../show-slots.ts';
import { writeNote } from '../store/bookings.ts';

interface Ports extends Pick<Links, 'chatLinks'> {
  files: Files;
  readAttachment: ReadAttachment;
}

export const bookingRoutes = (app: App<Actor>, ports: Ports) => {
  const links = linksOf(app.settings, ports);

  handle(app, contract.myBookings, signedIn, async (work, { query }) => {
    const cards = await bookingCards(work.tx, work.actor.id, query.program_id ?? null);
    return showTabs(cards, await viewerOf(work, cards, { ...links, zone: query.timezone }));
  });

  const storeFiles = ({ uploads }: EndpointInput<typeof contract.requestBooking>) => storeAttachments(ports, uploads);
  const discard = discardAttachments(ports.files);
  handle(
    app,
    contract.requestBooking,
    requesterOf(({ body }) => body.booking),
    async (work, { body }, place, attachments) =>
      showToActor(work, await request(work, place, body.booking, attachments), links),
    { before: storeFiles, discard, explain: slotsInsteadOf },
  );
};

/** A booking's people, notes and files, and the open slots of a mentor. */
export const bookingReadingRoutes = (app: App<Actor>, files: Files) => {
  const secret = app.settings.SECRET_KEY;

  handle(
    app,
    contract.bookingParticipant,
    viewerOfBooking(({ params }) => params.bookingId),
    async (_work, { params }, { people }) => {
      const one = people.find(({ userId }) => userId === params.participantId);
      return presentParticipant(found(one, 'bookings.not_found'));
    },
  );

  // B49: only its author can see a note.
  handle(
    app,
    contract.bookingNote,
    ownerInBooking(({ query }) => query.booking_id),
    async ({ tx, actor }, _input, { id }) => ({ booking_id: id, note: await ownNote(tx, id, actor.id) }),
  );

  handle(
    app,
    contract.updateBookingNote,
    ownerInBooking(({ body }) => body.booking_id),
    async ({ tx, actor, now }, { body: { note } }, { id }) => {
      await writeNote(tx, { bookingId: id, userId: actor.id, note, updatedAt: now });
      return { booking_id: id, note, message: 'Note updated successfully' };
    },
  );

  handle(
    app,
    contract.bookingAttachment,
    viewerOfBooking(({ params }) => params.id),
    async ({ tx, now }, { params, query }, { booking }) => {
      const attachments = await attachmentsOf(tx, booking.id);
      const one = found(
        attachments.find(({ id }) => id === params.attachmentId && isSigned(id, query, now, secret)),
        'bookings.not_found',
      );
      const stored = found((await files.get(one.fileKey)) ?? undefined, 'bookings.not_found');
      return { body: stored.stream, type: one.fileType, name: one.fileName };
    },
  );

  handle(
    app,
    progress,
    readerOfProgress(({ params, query }) => ({ personId: params.userId, programId: query.program_id })),
    (work, _input, seen) => showProgress(work, seen),
  );

  handle(app, contract.availableSlots, anybody, async (work, { params, query }) => showSlots(work, params.id, query));
};
