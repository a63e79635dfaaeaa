/** What a booking's meeting room is called among the meetings, which know no bookings. */
export const roomOf = (bookingId: number) => `booking ${bookingId}`;

/** The other way. */
export const bookingOf = (room: string) => Number(room.slice(room.indexOf(' ')));
