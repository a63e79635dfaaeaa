import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { dailyHour } from '../../../../contract/notifications/index.ts';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { deliveries } from '../tables.ts';

/** The last eight o'clock in the morning before this moment, on the clock of each person. */
const lastMorning = (now: Temporal.Instant) => {
  const here = sql`(${now.toString()}::timestamptz at time zone ${users.timezone} - make_interval(hours => ${dailyHour}))`;
  return sql`((date_trunc('day', ${here}) + make_interval(hours => ${dailyHour})) at time zone ${users.timezone})`;
};

/** Who is due a daily email: something was gathered for them before their last morning. */
export const dueForDaily = (tx: Tx, now: Temporal.Instant) =>
  read(tx)
    .selectDistinct({
      userId: users.id,
      email: users.email,
      name: users.firstname,
      timezone: users.timezone,
      slug: users.slug,
    })
    .from(deliveries)
    .innerJoin(users, eq(users.id, deliveries.userId))
    .where(
      and(
        eq(deliveries.status, 'gathered'),
        isNull(deliveries.dailyId),
        isNull(users.deletedAt),
        lt(deliveries.createdAt, lastMorning(now)),
      ),
    )
    .orderBy(users.id)
    .limit(500);
export type DueForDaily = Awaited<ReturnType<typeof dueForDaily>>[number];
