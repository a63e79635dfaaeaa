import { portalRequestPath, requestBooking } from '../contract/bookings/index.ts';
import { exportApplicants } from '../contract/applications/index.ts';
import { bookingDetail, menteeProfile, mentorProfile } from '../contract/screens/index.ts';
import { myNotifications } from '../contract/notifications/index.ts';
import { setFollow } from '../contract/profiles/index.ts';
import type { Alias } from './platform/http/aliases.ts';

/**
 * The other addresses that the documents give for an endpoint (docs/decisions/007-aliases.md). A `.json` twin of a page
 * answers with its data whatever Accept says (A50, M02).
 */
export const aliases: readonly Alias[] = [
  { path: '/bookings/{id}.json', of: bookingDetail }, // BKG-114
  { path: portalRequestPath, of: requestBooking }, // BKG-37
  { path: '/mentors/{id}/toggle_follow', of: setFollow, into: { id: 'mentor_id' } }, // DIS-32, B27
  { path: '/mentor_profile/{slug}.json', of: mentorProfile },
  { path: '/mentee_profile/{slug}.json', of: menteeProfile },
  { path: '/notifications.json', of: myNotifications },
  {
    // SYS-04: the address of the file sits next to the page's.
    path: '/app/{enterprise}/{program}/admin/applications/show/{applicationId}.csv',
    of: exportApplicants,
    asks: { applicationId: 'application_id' },
  },
];
