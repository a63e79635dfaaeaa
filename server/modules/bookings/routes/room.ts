import type { z } from 'zod';
import * as contract from '../../../../contract/bookings/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { adminOfBooking, participantOfBooking } from '../permissions.ts';
import { showAttendance } from '../reports/attendance.ts';
import { iceServers } from '../room/ice-servers.ts';
import { providerUrl } from '../room/provider-url.ts';
import { openBookingRoom } from '../room/open-room.ts';
import { presentPerson } from '../present/booking.ts';

export const bookingRoomRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.openRoom,
    participantOfBooking(({ params }) => params.id),
    async (work, _input, seen): Promise<z.input<typeof contract.OpenedRoom>> => {
      const opened = await openBookingRoom(work, seen, app.settings.SECRET_KEY);
      const { booking, meeting, token, people, groupName } = opened;
      return {
        meeting_id: meeting.id,
        token,
        starts_at: meeting.startsAt.toString(),
        ends_at: meeting.endsAt.toString(),
        closes_at: meeting.closesAt.toString(),
        provider_url: providerUrl(app.settings.MEETING_PROVIDER_URL, booking.roomToken),
        recording_allowed: meeting.recordingAllowed,
        group_name: groupName,
        people: people.map(presentPerson),
        ice_servers: iceServers(app.settings, work.actor.id, meeting.closesAt),
      };
    },
  );

  handle(
    app,
    contract.bookingAttendance,
    adminOfBooking(({ params }) => params.id),
    ({ tx, now }, _input, seen) => showAttendance(tx, seen, now),
  );
};
