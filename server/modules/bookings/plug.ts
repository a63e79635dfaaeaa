import type { Plug } from '../../platform/plug.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import type { Files, ReadAttachment } from '../../platform/files.ts';
import { ownData } from './own-data.ts';
import { bookingAdminRoutes } from './routes/admin.ts';
import { bookingActRoutes, moveAnswerRoutes } from './routes/acts.ts';
import { bookingReadingRoutes, bookingRoutes } from './routes/bookings.ts';
import { bookingCreatingRoutes } from './routes/creating.ts';
import { offlineAnswerRoutes, offlineRoutes } from './routes/offline.ts';
import { bookingReportRoutes } from './routes/reports.ts';
import { bookingRoomRoutes } from './routes/room.ts';
import { bookingSchedules } from './schedules.ts';
import type { Links } from './show-booking.ts';
import {
  forgetNotes,
  keepRecordingRule,
  shutRoom,
  withdrawLeaver,
  withdrawParted,
  withdrawPending,
  withdrawRemoved,
} from './subscribers.ts';
import { bookingTellings } from './tellings.ts';
import type { TellingPorts } from './tellings/ground.ts';
import { bookingLines } from './tellings/lines.ts';

interface Ports extends TellingPorts, Pick<Links, 'chatLinks'> {
  files: Files;
  readAttachment: ReadAttachment;
}

export const bookings = (ports: Ports): Plug<Actor, ToldEvent> => ({
  routes: (app) => {
    bookingRoutes(app, ports);
    bookingActRoutes(app, ports);
    moveAnswerRoutes(app, ports);
    bookingRoomRoutes(app);
    bookingReadingRoutes(app, ports.files);
    offlineRoutes(app);
    offlineAnswerRoutes(app, ports);
    bookingAdminRoutes(app);
    bookingReportRoutes(app, ports);
    bookingCreatingRoutes(app, ports);
  },
  within: [
    subscribe('account.deleted', 'bookings.withdrawLeaver', withdrawLeaver),
    subscribe('account.purged', 'bookings.forgetNotes', forgetNotes),
    subscribe('member.removed', 'bookings.withdrawRemoved', withdrawRemoved),
    subscribe('pairing.parted', 'bookings.withdrawParted', withdrawParted),
    subscribe('programme.deactivated', 'bookings.withdrawPending', withdrawPending),
    subscribe('programme.changed', 'bookings.keepRecordingRule', keepRecordingRule),
    subscribe('booking.cancelled', 'bookings.shutRoom', shutRoom),
    subscribe('booking.rescheduled', 'bookings.shutMovedRoom', shutRoom),
  ],
  schedules: bookingSchedules,
  tellings: bookingTellings(ports),
  lines: bookingLines,
  ownData,
});
