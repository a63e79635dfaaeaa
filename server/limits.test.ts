import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import type { Endpoint } from '../contract/endpoint.ts';
import { recordingBits, roomLimits } from '../contract/meetings/index.ts';
import { listEndpoints } from './testing/listing.fixture.ts';
import { readSettings } from './platform/config.ts';
import { limitOf } from './platform/http/limits.ts';
import { titleOf } from './testing/samples.fixture.ts';

/** B09, D02: the calls allowed per minute or hour, by account or by source address. Everything else: 600 a minute. */
const limits: Record<string, [max: number, per: 'minute' | 'hour', by: 'account' | 'source']> = {
  'POST /login.json': [300, 'minute', 'source'],
  'POST /login/restore': [300, 'minute', 'source'],
  'POST /users': [300, 'hour', 'source'],
  'POST /api/enterprise/v1/auth/sign_up': [20, 'hour', 'source'],
  'POST /users/password': [300, 'hour', 'source'],
  'POST /api/enterprise/v1/auth/forgot_password': [300, 'hour', 'source'],
  'POST /users/password/reset': [300, 'hour', 'source'],
  'POST /api/enterprise/v1/auth/reset_password': [300, 'hour', 'source'],
  'POST /api/v2/my/users/resend_confirmation': [300, 'hour', 'source'],
  'POST /api/enterprise/v1/auth/resend_confirmation': [300, 'hour', 'source'],
  'POST /users/confirmation': [300, 'hour', 'source'],
  'POST /users/new_email': [300, 'hour', 'source'],
  'POST /users/new_email/undo': [300, 'hour', 'source'],
  'POST /monthly_reports/stop': [300, 'hour', 'source'],
  'POST /unsubscribe/{key}/{kind}': [300, 'hour', 'source'],
  // One mail provider tells of everybody's emails.
  'POST /mail/events': [100_000, 'hour', 'source'],
  'POST /whatsapp/replies': [100_000, 'hour', 'source'],
  'GET /invitations': [300, 'minute', 'source'],
  'GET /api/v2/certificates/{number}': [300, 'hour', 'source'],
  'GET /api/v2/audit_log.csv': [60, 'hour', 'account'],
  // Requests for a session.
  'POST /api/v2/my/bookings': [20, 'hour', 'account'],
  'POST /api/v2/my/goal_setting': [20, 'hour', 'account'],
  'POST /api/v2/my/offline_bookings': [60, 'hour', 'account'],
  // File uploads.
  'POST /api/v2/applicants/files': [30, 'hour', 'account'],
  'POST /users/current/update_profile_photo': [30, 'hour', 'account'],
  'POST /users/current/update_banner': [30, 'hour', 'account'],
  'POST /events/upload_photo': [30, 'hour', 'account'],
  'POST /main/admins/bulk_delete/delete_users': [30, 'hour', 'account'],
  'POST /programs/{id}/participant_imports': [30, 'hour', 'account'],
  'POST /pairings/imports/check': [30, 'hour', 'account'],
  'POST /pairings/imports': [30, 'hour', 'account'],
  'POST /referrals': [30, 'hour', 'account'],
  'POST /main/ai/transcribe': [30, 'hour', 'account'],
  'POST /main/ai/recordings/{id}/retry': [30, 'hour', 'account'],
  'GET /main/ai/recordings/{id}/export': [30, 'minute', 'account'],
  // Guessing promo codes.
  'POST /promo_codes/validate': [60, 'hour', 'account'],
  // Searches.
  'GET /industries': [120, 'minute', 'account'],
  'GET /skills': [120, 'minute', 'account'],
  'GET /companies': [120, 'minute', 'account'],
  'GET /universities': [120, 'minute', 'account'],
  'GET /job_roles': [120, 'minute', 'account'],
  'GET /discover/mentors.json': [120, 'minute', 'account'],
  'GET /main/discover/result.json': [120, 'minute', 'account'],
  'GET /chat/search': [120, 'minute', 'account'],
  'GET /chat/people': [120, 'minute', 'account'],
  'GET /api/v2/directory': [120, 'minute', 'account'],
  'GET /api/v2/mentors/{id}/available_slots': [240, 'minute', 'account'],
  // Emails to many.
  'POST /events/{id}/notify': [30, 'hour', 'account'],
  // Emails to an address that somebody types in.
  'POST /tickets/admissions/{id}/transfer': [20, 'hour', 'account'],
  'POST /users/current/change_email': [10, 'hour', 'account'],
  // File downloads.
  'GET /users/current/download': [10, 'hour', 'account'],
  'GET /main/admins/users.csv': [60, 'hour', 'account'],
  'GET /main/admins/audit.csv': [60, 'hour', 'account'],
  'GET /main/admins/enterprises.csv': [60, 'hour', 'account'],
  'GET /main/admins/programs.csv': [60, 'hour', 'account'],
  'GET /main/admins/deliveries.csv': [60, 'hour', 'account'],
  'GET /main/admins/event_data.csv': [60, 'hour', 'account'],
  'GET /events/{id}/attendees.csv': [60, 'hour', 'account'],
  'GET /main/admins/bookings.csv': [60, 'hour', 'account'],
  'GET /main/admins/credit_purchases.csv': [60, 'hour', 'account'],
  'GET /main/admins/promo_codes.csv': [60, 'hour', 'account'],
  'GET /app/{enterprise}/{program}/admin/bookings/bookings_list.csv': [60, 'hour', 'account'],
  'POST /chat/conversations/{id}/messages': [120, 'minute', 'account'],
  // A meeting talks to the server all the time.
  'POST /api/v2/meetings/{id}/beat': [1200, 'minute', 'account'],
  'POST /api/v2/meetings/{id}/signals': [1200, 'minute', 'account'],
  'POST /api/v2/meetings/{id}/recordings/{recordingId}/pieces': [1200, 'minute', 'account'],
};

const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });

/** Who the sessions belong to: two of them, and a bearer token, to the same person. */
const owners: Record<string, { id: number }> = {
  phone: { id: 7 },
  laptop: { id: 7 },
  bearer: { id: 7 },
  other: { id: 8 },
};
const caller = async ({ cookies }: FastifyRequest) => owners[cookies.session ?? ''] ?? null;
const limited = (endpoint: Endpoint) => limitOf(endpoint, { settings, caller, skip: () => false }).rateLimit;
const request = (ip: string, session?: string) =>
  ({ ip, headers: {}, cookies: session === undefined ? {} : { session } }) as unknown as FastifyRequest;

test('SYS-17 each call has the limit that is decided for it, and all others 600 a minute; visitors share ten times that', () => {
  const endpoints = listEndpoints();
  const said = endpoints.filter(({ limit }) => limit !== undefined).map(titleOf);
  expect(said.toSorted()).toEqual(Object.keys(limits).toSorted());
  for (const endpoint of endpoints) {
    const [max, per, by] = limits[titleOf(endpoint)] ?? [600, 'minute', 'account'];
    const timeWindow = per === 'minute' ? 60_000 : 3_600_000;
    const { max: most, ...rest } = limited(endpoint);
    expect(rest, titleOf(endpoint)).toMatchObject({ timeWindow });
    const counted = [`person 7`, 'source 10.0.0.1'].map((key) =>
      typeof most === 'number' ? most : most(request('10.0.0.1'), key),
    );
    expect(counted, titleOf(endpoint)).toEqual(by === 'source' ? [max, max] : [max, max * 10]);
  }
});

test('MTG-10 a session of four hours can be recorded whole, and not much more', () => {
  const { recordedBytes, pieceBytes, pieceSeconds } = roomLimits;
  expect(recordedBytes).toBe(3_221_225_472);
  const aSecond = (recordingBits.pictures + recordingBits.voices) / 8;
  expect(recordedBytes / (4 * 3600 * aSecond)).toBeGreaterThan(2);
  expect(pieceBytes / (pieceSeconds * aSecond)).toBeGreaterThan(2);
});

test('SYS-17 a person is counted as one, wherever and however they ask; a source by its address', async () => {
  for (const endpoint of listEndpoints()) {
    const { keyGenerator: key } = limited(endpoint);
    const [, , by] = limits[titleOf(endpoint)] ?? [600, 'minute', 'account'];
    const keys = await Promise.all(
      [
        request('10.0.0.1', 'phone'),
        request('10.0.0.2', 'laptop'),
        request('10.0.0.1', 'bearer'),
        request('10.0.0.1', 'other'),
        request('10.0.0.1', 'made up'),
        request('10.0.0.1'),
      ].map(async (one) => key(one)),
    );
    const [here, there] = ['source 10.0.0.1', 'source 10.0.0.2'];
    expect(keys, titleOf(endpoint)).toEqual(
      by === 'account'
        ? ['person 7', 'person 7', 'person 7', 'person 8', here, here]
        : [here, there, here, here, here, here],
    );
  }
});
