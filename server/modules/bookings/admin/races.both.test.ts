import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../../contract/bookings/index.ts';
import { reportBooking } from '../../../../contract/bookings/index.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { reportedInAlpha, sessionInAlpha } from '../bookings.fixture.ts';
import { factsOfView } from '../facts.ts';
import { bookingView } from '../queries/views.ts';
import { whyNot } from '../rules/states.ts';
import { insertReport } from '../store/bookings.ts';
import { resolveReports, updateBooking } from '../store/settling.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.rows('update programs set paid_access = true where id = $1', [world.alpha.id]);
});

const rounds = 3;
const returned = (id: number) =>
  world.rows("select kind, points from credit_entries where booking_id = $1 and kind <> 'booking'", [id]);

/** Everyone sends at the same time; we fetch each browser's token first. */
const atOnce = async (calls: (() => Promise<{ status: number }>)[]) => {
  for (const who of ['mentee', 'programme_admin', 'portal_owner', 'platform_admin'] as const)
    await world.browserOf(who).csrf();
  return (await Promise.all(calls.map((run) => run()))).map(({ status }) => status);
};

test('ADB-19 CRD-37 a refund by many admins at once gives the points back once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    world = await openWorld();
    await world.rows('update programs set paid_access = true where id = $1', [world.alpha.id]);
    const id = await reportedInAlpha(world);
    const admins = ['programme_admin', 'portal_owner', 'platform_admin'] as const;
    const statuses = await atOnce(
      [...admins, ...admins].map((who) => () => world.ask(who, contract.refundByAdmin, { params: { id } })),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await returned(id)).toEqual([{ kind: 'refund', points: 10 }]);
    expect(await world.rows('select points from credit_balances where user_id = $1', [world.ids.mentee])).toEqual([
      { points: 100 },
    ]);
  }
});

test('ADB-19 its twin: without the index on returns the ledger itself lets points go back twice', async () => {
  const id = await reportedInAlpha(world);
  await world.ask('programme_admin', contract.refundByAdmin, { params: { id } });
  const again = () =>
    world.rows(
      `insert into credit_entries (user_id, booking_id, kind, points, balance_after, created_at)
       select user_id, booking_id, 'booking_return', 10, balance_after + 10, created_at from credit_entries
       where booking_id = $1 and kind = 'refund'`,
      [id],
    );
  await expect(again()).rejects.toThrow('credit_entries_one_return');
  await world.rows('drop index credit_entries_one_return');
  try {
    await again();
    expect(await returned(id)).toHaveLength(2);
  } finally {
    await world.rows("delete from credit_entries where kind = 'booking_return'");
    await world.rows(
      "create unique index credit_entries_one_return on credit_entries (booking_id) where kind in ('booking_return', 'refund')",
    );
  }
});

test('ADB-15 completing and reporting at once: whoever comes first decides, and no report stays open on what is settled', async () => {
  const id = await sessionInAlpha(world, { over: true });
  const report = () =>
    world.ask('mentee', reportBooking, {
      params: { id },
      body: { reportedUserId: world.ids.mentor, reason: 'absent' },
    });
  const complete = () => world.ask('programme_admin', contract.completeByAdmin, { params: { id }, body: {} });
  await atOnce([report, complete, report, complete]);
  const [row] = await world.rows<{ status: string }>('select status from bookings where id = $1', [id]);
  const open = await world.rows('select 1 from booking_reports where booking_id = $1 and resolved_at is null', [id]);
  expect(open).toHaveLength(row?.status === 'reported' ? 1 : 0);
  expect(['reported', 'completed']).toContain(row?.status);
});

test('ADB-17 ADB-16 two admins settle one report differently: one is done, the other is refused', async () => {
  const id = await reportedInAlpha(world);
  const statuses = await atOnce([
    () =>
      world.ask('programme_admin', contract.missByAdmin, {
        params: { id },
        body: { missed_participant_id: world.ids.mentor },
      }),
    () => world.ask('portal_owner', contract.cancelByAdmin, { params: { id }, body: { reason: 'Agreed with both' } }),
  ]);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await returned(id)).toEqual([{ kind: 'booking_return', points: 10 }]);
  expect(
    await world.rows('select count(*)::int as settled from booking_reports where resolved_at is not null'),
  ).toEqual([{ settled: 1 }]);
});

/** What an act that reads the booking without locking it would be told. */
const judgeUnlocked = async (
  id: number,
  act: 'cancel' | 'complete' | 'miss' | 'report_absent',
  as: 'admin' | 'mentee',
) => {
  const view = await world.database.transact((tx) => bookingView(tx, id, 'all'));
  return view ? whyNot(act, factsOfView(view, world.ids.mentee), as, world.clock.now()) : 'not there';
};
const write = (id: number, status: 'cancelled' | 'completed' | 'missed' | 'reported') =>
  world.database.transact((tx) => updateBooking(tx, id, { status }, world.clock.now()));

test('ADB-17 ADB-16 its twin: two who look before they hold the booking both settle, and the two disagree', async () => {
  const id = await reportedInAlpha(world);
  const at = world.clock.now();
  expect([await judgeUnlocked(id, 'miss', 'admin'), await judgeUnlocked(id, 'cancel', 'admin')]).toEqual([null, null]);
  for (const resolution of ['missed', 'cancelled'] as const) {
    await write(id, resolution);
    await world.database.transact((tx) => resolveReports(tx, id, { by: world.ids.programme_admin, at, resolution }));
  }
  expect(
    await world.rows(
      'select b.status, r.resolution from bookings b join booking_reports r on r.booking_id = b.id where b.id = $1',
      [id],
    ),
  ).toEqual([{ status: 'cancelled', resolution: 'missed' }]);
});

test('ADB-15 its twin: a report judged before the booking is held stays open on a session that is completed', async () => {
  const id = await sessionInAlpha(world, { over: true });
  const { ids, alpha, clock } = world;
  const judged = [await judgeUnlocked(id, 'report_absent', 'mentee'), await judgeUnlocked(id, 'complete', 'admin')];
  expect(judged).toEqual([null, null]);
  await write(id, 'reported');
  await world.database.transact((tx) =>
    insertReport(tx, {
      bookingId: id,
      programId: alpha.id,
      reporterId: ids.mentee,
      reportedUserId: ids.mentor,
      kind: 'absent',
      reason: 'absent',
      otherReason: null,
      createdAt: clock.now(),
    }),
  );
  // The admin's act looked for open reports before this one existed.
  await write(id, 'completed');
  expect(
    await world.rows(
      `select b.status from bookings b join booking_reports r on r.booking_id = b.id
       where b.id = $1 and r.resolved_at is null`,
      [id],
    ),
  ).toEqual([{ status: 'completed' }]);
});
