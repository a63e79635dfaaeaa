/**
 * What an in-app notification can be about (NTF-02); this is the only list. A test compares the database's check with
 * it.
 */
export const noticeObjects = [
  'Booking',
  'Survey',
  'Chat',
  'InstantBooking',
  'Group',
  'Application',
  'Pairing',
  'Credit',
  'Calendar',
] as const;
export type NoticeObject = (typeof noticeObjects)[number];

/** The delivery states, in the words used on the screen and in the file. */
export const deliveryStates = {
  queued: 'Waiting',
  sent: 'Sent',
  logged: 'Not sent',
  failed: 'Given up',
} as const;

/** How it is delivered: by email, or by short message to a phone (B115). */
export const deliveryChannels = { email: 'Email', whatsapp: 'WhatsApp' } as const;

export const deliveryTable = {
  path: '/main/admins/deliveries',
  title: 'Deliveries',
  columns: {
    created_at: 'Written',
    to: 'To',
    channel: 'Channel',
    subject: 'Subject',
    kind: 'Kind',
    state: 'State',
    attempts: 'Attempts',
    last_error: 'Last error',
    sent_at: 'Sent',
  },
  fields: ['to', 'channel', 'subject', 'kind', 'state', 'last_error'],
} as const;
