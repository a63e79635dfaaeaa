import * as contract from '../../../../contract/bookings/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { Files, ReadAttachment } from '../../../platform/files.ts';
import { type App, handle } from '../../../platform/http.ts';
import { found } from '../../../platform/refusal.ts';
import type { Actor } from '../../../policies/actor.ts';
import { discardAttachments, storeAttachments } from '../attachments.ts';
import { arrangeForOthers } from '../admin/arrange.ts';
import { menteesToChoose, mentorsToChoose } from '../admin/arrange-choices.ts';
import { adminOf } from '../../programmes/index.ts';
import { bookingCard } from '../queries/cards.ts';
import { type Links, linksOf, showBooking, viewerOf } from '../show-booking.ts';
import { slotsInsteadOf } from '../show-slots.ts';

interface Ports extends Pick<Links, 'chatLinks'> {
  files: Files;
  readAttachment: ReadAttachment;
}

/** ADB-45: sessions that admins arrange for others. */
export const bookingCreatingRoutes = (app: App<Actor>, ports: Ports) => {
  const links = linksOf(app.settings, ports);
  handle(
    app,
    contract.createBooking,
    adminOf(({ body }) => body.booking.program_id),
    async (work, { body }, programme, attachments) => {
      const id = await arrangeForOthers(work, programme, body.booking, attachments);
      const view = found(await bookingCard(work.tx, id, 'all'), 'bookings.not_found');
      return { booking: showBooking(view, await viewerOf(work, [view], links)).booking };
    },
    {
      before: ({ uploads }: EndpointInput<typeof contract.createBooking>) => storeAttachments(ports, uploads),
      discard: discardAttachments(ports.files),
      explain: slotsInsteadOf,
    },
  );

  handle(
    app,
    contract.adminMentors,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, { program }) => mentorsToChoose(tx, program.id, query.search),
  );

  handle(
    app,
    contract.adminMentees,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, { program }) =>
      menteesToChoose(tx, program.id, { mentorId: query.mentor_id, search: query.search }),
  );
};
