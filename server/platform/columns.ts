import { bigint, customType } from 'drizzle-orm/pg-core';
import type { Temporal } from 'temporal-polyfill';
import { instantFrom, textOf } from './instant-text.ts';

/** A key, or a reference to one. */
export const id = () => bigint({ mode: 'number' });

/** A primary key that the database counts up. */
export const key = () => id().primaryKey().generatedAlwaysAsIdentity();

/** timestamptz in the database, Temporal.Instant in the code. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: instantFrom,
  toDriver: textOf,
});

/** A stretch of time, as the text that PostgreSQL writes a tstzrange in. */
export const period = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Text that compares without regard to case: addresses, slugs. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });
