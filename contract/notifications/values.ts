/** What a line in the app can be about (NTF-02): the one list of them. The database's check is held against it by a test. */
export const noticeObjects = [
  'Booking',
  'Survey',
  'Chat',
  'InstantBooking',
  'Group',
  'Application',
  'Pairing',
] as const;
export type NoticeObject = (typeof noticeObjects)[number];

/** Where a letter stands; the words of the screen and of the file. */
export const deliveryStates = {
  queued: 'Waiting',
  sent: 'Sent',
  logged: 'Not sent',
  failed: 'Given up',
} as const;

/** What carries it: a letter, or a short message to a phone (B115). */
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
