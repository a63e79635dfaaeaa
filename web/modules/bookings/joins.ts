import type { ComponentType } from 'react';

/** What later modules show of a booking; web/app puts it together with our pages. */
export interface BookingJoins {
  AddToCalendar: ComponentType<{ bookingId: number; onClose: () => void }>;
  Reviews: ComponentType<{ bookingId: number }>;
}
