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
  'Event',
  'Newsfeed',
  'Safety',
  'Objective',
] as const;
export type NoticeObject = (typeof noticeObjects)[number];

/** What people choose about one by one. What is about their account and its safety is none of these: it is always sent. */
export const noticeKinds = [
  'sessions',
  'reminders',
  'pairs',
  'objectives',
  'programs',
  'events',
  'credits',
  'newsfeed',
  'surveys',
  'messages',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeChannels = ['in_app', 'push', 'email', 'whatsapp'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** By which ways each kind reaches people (B112, B114, B115). */
export const channelsOfKind: Readonly<Record<NoticeKind, readonly NoticeChannel[]>> = {
  sessions: ['in_app', 'push', 'email', 'whatsapp'],
  reminders: ['in_app', 'push', 'email', 'whatsapp'],
  pairs: ['in_app', 'push', 'email'],
  objectives: ['in_app', 'push'],
  programs: ['in_app', 'push', 'email'],
  events: ['in_app', 'push', 'email'],
  credits: ['in_app', 'push', 'email'],
  newsfeed: ['in_app', 'push'],
  surveys: ['in_app', 'push', 'email'],
  messages: ['in_app', 'push'],
};

/** Why nothing more is sent to an address: it refused an email for good, or its owner called one unwanted. */
export const unreachableReasons = ['bounced', 'complained'] as const;
export type UnreachableReason = (typeof unreachableReasons)[number];

/** Who subscribes with one more hardly uses the first one any more. */
export const mostDevices = 10;

/** The hour at which the daily email is sent, on the clock of its reader. */
export const dailyHour = 8;

/** The delivery states, in the words used on the screen and in the file. */
export const deliveryStates = {
  queued: 'Waiting',
  sent: 'Sent',
  logged: 'Not sent',
  failed: 'Given up',
  gathered: 'In the daily email',
} as const;

/** How it is delivered: by email, by short message to a phone (B115), or to a browser that shows notifications. */
export const deliveryChannels = { email: 'Email', whatsapp: 'WhatsApp', push: 'Device' } as const;

/** As much of a reply as we read, in characters; WhatsApp takes no longer message. */
export const longestReply = 4096;

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
