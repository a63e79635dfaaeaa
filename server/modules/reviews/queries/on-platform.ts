import { and, eq, sql } from 'drizzle-orm';
import { read, readRows } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programs } from '../../programmes/tables.ts';
import { reviewSettings } from '../tables.ts';

/**
 * M32: whether the platform's pages show a review (`reviews`): one of the platform, or one whose giver ticked the box in
 * a programme that allows it and lets the person read it. What goes with a removed member goes from here too (B77).
 */
export const isOnPlatform = sql`(reviews.program_id is null or (reviews.on_platform
  and exists (select from review_settings s join programs p on p.id = s.program_id
    where s.program_id = reviews.program_id and s.on_platform and p.review_settings = 'shown')
  and not exists (select from bookings b where b.id = reviews.booking_id and b.hidden_at is not null)
  and not exists (select from booking_participants x where x.booking_id = reviews.booking_id
    and x.user_id in (reviews.rater_id, reviews.ratee_id) and x.hidden_at is not null)))`;

/** Whether the admins of a programme let its reviews be shown on the platform's pages; off at first. */
export const isAllowedOnPlatform = async (tx: Tx, programId: number) => {
  const [row] = await read(tx)
    .select({ onPlatform: reviewSettings.onPlatform })
    .from(reviewSettings)
    .where(eq(reviewSettings.programId, programId));
  return row?.onPlatform ?? false;
};

/** The same, where the reviews of the programme are not private: whether givers have the box. */
export const offersBox = async (tx: Tx, programId: number | null) => {
  if (programId === null) return false;
  const [row] = await read(tx)
    .select({ id: programs.id })
    .from(programs)
    .innerJoin(reviewSettings, eq(reviewSettings.programId, programs.id))
    .where(and(eq(programs.id, programId), eq(programs.reviewSettings, 'shown'), reviewSettings.onPlatform));
  return row !== undefined;
};

/** The people of whom somebody has ticked a review of this programme. */
export const ratedForAll = async (tx: Tx, programId: number) => {
  const rows = await readRows<{ id: string }>(
    tx,
    sql`select distinct ratee_id as id from reviews where program_id = ${programId} and on_platform and ratee_id is not null`,
  );
  return rows.map(({ id }) => Number(id));
};
