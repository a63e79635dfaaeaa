import { portalRequestPath, requestBooking } from '../contract/bookings/index.ts';
import { exportApplicants } from '../contract/applications/index.ts';
import { listEvents, showEvent } from '../contract/events/index.ts';
import { bookingDetail, menteeProfile, mentorProfile } from '../contract/screens/index.ts';
import { myNotifications } from '../contract/notifications/index.ts';
import { setFollow } from '../contract/profiles/index.ts';
import { programmeDirectory } from '../contract/discovery/index.ts';
import { listParticipants } from '../contract/programmes/index.ts';
import { mentorshipRatings } from '../contract/reviews/index.ts';
import { transcribe, transcribeStream } from '../contract/transcription/index.ts';
import type { Alias } from './platform/http/aliases.ts';

/** A page of a programme's portal, whose data an endpoint of another address has for the programme (M31). */
const ofProgramme = { program: 'program_id', enterprise: 'enterprise_slug' };

/**
 * The other addresses that the documents give for an endpoint (docs/decisions/007-aliases.md). A `.json` twin of a page
 * answers with its data whatever Accept says (A50, M02).
 */
export const aliases: readonly Alias[] = [
  { path: '/app/{enterprise}/{program}/admin/ai/transcribe', of: transcribe }, // AIT-05, B60
  { path: '/app/{enterprise}/{program}/admin/ai/transcribe_stream', of: transcribeStream }, // AIT-06, B60
  { path: '/bookings/{id}.json', of: bookingDetail }, // BKG-114
  { path: '/main/bookings/{id}.json', of: bookingDetail }, // BKG-114, on the platform's page
  { path: '/app/{enterprise}/{program}/bookings/{id}.json', of: bookingDetail }, // and on the portal's
  { path: '/app/{enterprise}/{program}/directory.json', of: programmeDirectory, asks: ofProgramme }, // DIS-03, DIS-19
  ...['/app/{enterprise}/{program}/user_management.json', '/app/{enterprise}/{program}/admin/user_management.json'].map(
    (path): Alias => ({
      path: path as Alias['path'], // NAV-09, INV-28, SYS-07
      of: listParticipants,
      fills: { program: 'id' },
      asks: { enterprise: 'enterprise_slug' },
    }),
  ),
  ...[
    '/app/{enterprise}/{program}/mentorship_ratings.json',
    '/app/{enterprise}/{program}/admin/mentorship_ratings.json',
  ].map((path): Alias => ({ path: path as Alias['path'], of: mentorshipRatings, asks: ofProgramme })), // NAV-09, REV-17
  { path: '/main/events.json', of: listEvents }, // EVT-01
  { path: '/app/{enterprise}/{program}/events.json', of: listEvents, asks: ofProgramme }, // EVT-01, of a portal
  { path: '/events/{id}.json', of: showEvent }, // EVT-04
  { path: '/main/events/{id}.json', of: showEvent }, // B132
  { path: '/app/{enterprise}/{program}/events/{id}.json', of: showEvent },
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
