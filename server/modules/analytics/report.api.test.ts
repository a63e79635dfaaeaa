import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/analytics/index.ts';
import { deleteAccount } from '../../../contract/accounts/index.ts';
import { readPdf } from '../../../tools/read-pdf.ts';
import { lettersTo, linkIn, onlyLetterTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { countUnasked } from '../accounts/index.ts';
import { dayFromNow, makePair, makeReview, makeSession } from '../health/health.fixture.ts';
import { sendDueReports } from './report/send-due.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const at = (text: string) => Temporal.Instant.from(text);
/** Kuala Lumpur is eight hours ahead: eight in the morning there. */
const firstOfDecember = '2026-12-01T00:00:00Z';
const payer = 'payer@foundation.example';

const change = (body: { enabled: boolean; recipients: string }, as: 'programme_admin' | 'mentor' = 'programme_admin') =>
  world.ask(as, contract.changeMonthlyReport, { body: { program_id: world.alpha.id, ...body } });
const switchOn = async (recipients = payer) => {
  const { status, body } = await change({ enabled: true, recipients });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as contract.MonthlyReport;
};
const settings = async () =>
  (await world.ask('programme_admin', contract.monthlyReport, { query: { program_id: world.alpha.id } }))
    .body as contract.MonthlyReport;
const stop = (token: string | null, stopped = true) =>
  world.newBrowser().ask(contract.stopMonthlyReport, { body: { token: token ?? '', stopped } });

/** The bytes that were attached: the world keeps them as they arrived. */
const attachedTo = (address: string) => {
  const letter = world.vendors.letters.find(({ to }) => to.includes(address));
  const [file] = letter?.mail.attachments ?? [];
  if (!file || typeof file.content === 'string') throw new Error(`nothing came to ${address}`);
  return { name: file.filename, type: file.mimeType, bytes: new Uint8Array(file.content) };
};

/** The number at the right of a label. */
const rowOf = (text: string, label: string) => {
  const lines = text.split('\n');
  return lines[lines.indexOf(label) + 1];
};

test('M16 the report comes on the first of the month with the figures of the month before, counted by hand', async () => {
  const { ids } = world;
  await makePair(world);
  const held = await makeSession(world, { at: dayFromNow(-10), status: 'partially_rated' });
  await makeReview(world, {
    bookingId: held,
    raterId: ids.mentee,
    rateeId: ids.mentor,
    by: 'mentee',
    stars: 4,
    at: dayFromNow(-9),
  });
  await makeSession(world, { at: dayFromNow(-5), status: 'completed' });
  // The last of October at 23:00 in Kuala Lumpur, and the first of November at 0:30, which is still October in UTC.
  await makeSession(world, { at: at('2026-10-31T15:00:00Z'), status: 'completed' });
  await makeSession(world, { at: at('2026-10-31T16:30:00Z'), status: 'completed' });
  await makeSession(world, { at: dayFromNow(-3), status: 'missed' });
  await switchOn();
  await world.moveClock(at('2026-11-30T23:59:00Z'));
  expect(lettersTo(world, payer)).toEqual([]);
  await world.moveClock(at(firstOfDecember));
  const letter = onlyLetterTo(world, payer);
  expect(letter.subject).toBe('Alpha: report for November 2026');
  const { name, type, bytes } = attachedTo(payer);
  expect([name, type]).toEqual(['monthly-report-2026-11.pdf', 'application/pdf']);
  const text = readPdf(bytes).pages.join('\n');
  expect(text).toContain('Alpha: November 2026');
  expect(text).toContain('days are those of Asia/Kuala_Lumpur');
  expect(rowOf(text, 'Conducted')).toBe('3');
  expect(rowOf(text, 'Reflected: conducted and reviewed by at least one side')).toBe('1');
  expect(rowOf(text, 'Mentees')).toBe('1');
  expect(rowOf(text, 'Mentors')).toBe('1');
  expect(rowOf(text, 'Pairs that have not ended')).toBe('1');
  expect(rowOf(text, 'Sessions')).toBe('5');
  expect(rowOf(text, 'Average rating by mentees')).toBe('4.0');
  expect(rowOf(text, 'Happy: 4 or 5 stars')).toBe('1');
  // What the page of analytics shows for these days.
  const page = await world.ask('programme_admin', contract.sessionCompletion, {
    query: { program_id: world.alpha.id, from_date: '2026-11-01', to_date: '2026-11-30' },
  });
  expect(page.body).toMatchObject({ conducted_bookings: 3, reflected_bookings: 1 });
});

test('M16 each month is sent once, however often the clock comes by, and also after a pause of the server', async () => {
  await switchOn(`${payer} board@foundation.example`);
  await world.moveClock(at(firstOfDecember));
  await world.moveClock(at('2026-12-01T00:01:00Z'));
  await world.moveClock(at('2026-12-20T00:00:00Z'));
  expect(lettersTo(world, payer)).toHaveLength(1);
  expect(lettersTo(world, 'board@foundation.example')).toHaveLength(1);
  expect(await world.rows("select emails from emails_to_many where kind = 'reports'")).toEqual([{ emails: 2 }]);
  // The server did not run from before Christmas until the fifth of February: only January is news.
  await world.moveClock(at('2027-02-05T10:00:00Z'));
  expect(lettersTo(world, payer).map(({ subject }) => subject)).toEqual([
    'Alpha: report for November 2026',
    'Alpha: report for January 2027',
  ]);
  expect(await settings()).toMatchObject({ last_month: '2027-01', next_at: '2027-03-01T00:00:00Z' });
});

test('M16 nothing is sent while it is off, nor for a month that was over when it was switched on', async () => {
  expect(await settings()).toEqual({ enabled: false, recipients: [], next_at: null, last_month: null });
  expect(await switchOn()).toEqual({
    enabled: true,
    recipients: [{ email: payer, stopped: false }],
    next_at: '2026-12-01T00:00:00Z',
    last_month: null,
  });
  await world.moveClock(at('2026-11-25T00:00:00Z'));
  expect(lettersTo(world, payer)).toEqual([]);
  await change({ enabled: false, recipients: payer });
  await world.moveClock(at('2026-12-02T00:00:00Z'));
  await switchOn(`${payer}, late@foundation.example`);
  await world.moveClock(at('2026-12-03T00:00:00Z'));
  expect(world.vendors.letters.filter(({ mail }) => mail.subject?.includes('report for'))).toEqual([]);
  await world.moveClock(at('2027-01-01T00:00:00Z'));
  expect(lettersTo(world, 'late@foundation.example')).toHaveLength(1);
  // A program that is switched off sends nothing.
  await world.rows('update programs set is_active = false where id = $1', [world.alpha.id]);
  await world.moveClock(at('2027-02-01T00:00:00Z'));
  expect(lettersTo(world, payer)).toHaveLength(1);
});

test('M16 whoever gets it stops it without an account, stays stopped, and can take that back', async () => {
  await switchOn(`${payer} board@foundation.example`);
  await world.moveClock(at(firstOfDecember));
  const token = linkIn(onlyLetterTo(world, payer), `${world.settings.BASE_URL}/monthly_report/stop`).searchParams.get(
    'token',
  );
  expect(await stop(token)).toMatchObject({ status: 200, body: { program_name: 'Alpha', stopped: true } });
  // Named again by an admin, it is still the recipient who decides.
  await change({ enabled: true, recipients: 'board@foundation.example' });
  const again = await switchOn(`board@foundation.example ${payer}`);
  expect(again.recipients).toContainEqual({ email: payer, stopped: true });
  await world.moveClock(at('2027-01-01T00:00:00Z'));
  expect(lettersTo(world, payer)).toHaveLength(1);
  expect(lettersTo(world, 'board@foundation.example')).toHaveLength(2);
  await stop(token, false);
  await world.moveClock(at('2027-02-01T00:00:00Z'));
  expect(lettersTo(world, payer).at(-1)?.subject).toBe('Alpha: report for January 2027');
  expect(await stop('a-link-that-nobody-was-sent')).toMatchObject({
    status: 404,
    body: { code: 'analytics.report_link_unknown' },
  });
});

test('M16 wrong addresses are told beside the field, and every change is a line of the log', async () => {
  expect(await change({ enabled: true, recipients: ' ' })).toMatchObject({
    status: 422,
    body: { fields: { recipients: 'Please enter at least one address' } },
  });
  expect(await change({ enabled: true, recipients: 'payer@foundation' })).toMatchObject({
    status: 422,
    body: { fields: { recipients: 'Please check these addresses: each needs to be an email address' } },
  });
  const eleven = Array.from({ length: 11 }, (_, n) => `p${n}@example.com`).join('\n');
  expect(await change({ enabled: true, recipients: eleven })).toMatchObject({
    status: 422,
    body: { fields: { recipients: 'Please enter at most 10 addresses' } },
  });
  expect((await change({ enabled: true, recipients: payer }, 'mentor')).status).toBe(403);
  await switchOn();
  await switchOn();
  await switchOn('board@foundation.example');
  await change({ enabled: false, recipients: 'board@foundation.example' });
  const lines = await world.rows<{ data: object }>(
    "select data from audit_log where action = 'report.changed' order by id",
  );
  expect(lines.map(({ data }) => data)).toEqual([
    { enabled: true, was_enabled: false, recipients: [payer] },
    { enabled: true, was_enabled: true, recipients: ['board@foundation.example'] },
    { enabled: false, was_enabled: true, recipients: ['board@foundation.example'] },
  ]);
});

test('B09 a mailbox that the company has written to often gets its report a day later', async () => {
  await switchOn();
  const { clock, transact } = world;
  const limits = { ...world.settings, RATE_LIMIT_FACTOR: 1 };
  const look = async (now: Temporal.Instant) => {
    clock.moveTo(now);
    await sendDueReports(limits)({ now, transact, warn: () => {} });
    await world.runJobs();
  };
  clock.moveTo(at('2026-11-30T22:00:00Z'));
  const [company] = await world.rows<{ id: string }>('select enterprise_id as id from programs where id = $1', [
    world.alpha.id,
  ]);
  const from = `company ${company?.id}`;
  for (const _ of [1, 2, 3]) await transact((change) => countUnasked(change, { addresses: [payer], from, factor: 1 }));
  await look(at(firstOfDecember));
  expect(lettersTo(world, payer)).toEqual([]);
  await look(at('2026-12-01T22:00:00Z'));
  expect(onlyLetterTo(world, payer).subject).toBe('Alpha: report for November 2026');
});

test('M16 whoever deleted their account gets no report any more', async () => {
  await world.rows("update users set email = 'leaver@example.com' where id = $1", [world.ids.mentee]);
  await switchOn('leaver@example.com');
  await world.ask('mentee', deleteAccount, { body: { reason_for_leaving: 'Enough' } });
  await world.runJobs();
  world.vendors.letters.length = 0;
  await world.moveClock(at(firstOfDecember));
  expect(lettersTo(world, 'leaver@example.com').filter(({ subject }) => subject.includes('report for'))).toEqual([]);
  expect((await settings()).recipients).toEqual([]);
});

test('M16 an admin reads the report on last month before anybody gets it', async () => {
  const { status, body, headers } = await world.ask('programme_admin', contract.monthlyReportFile, {
    query: { program_id: world.alpha.id },
  });
  expect(status).toBe(200);
  expect(String(headers['content-disposition'])).toContain('monthly-report-2026-10.pdf');
  expect(String(body)).toMatch(/^%PDF-1\.7/);
});
