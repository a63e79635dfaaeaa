import { bigint, customType } from 'drizzle-orm/pg-core';
import type { Temporal } from 'temporal-polyfill';
import { instantFrom, textOf } from './instant-text.ts';

/** A key, or a reference to one. */
export const id = () => bigint({ mode: 'number' });

/** A primary key that the database generates. */
export const key = () => id().primaryKey().generatedAlwaysAsIdentity();

/** timestamptz in the database, Temporal.Instant in the code. */
export const instant = customType<{ data: Temporal.Instant; driverData: string }>({
  dataType: () => 'timestamptz',
  fromDriver: instantFrom,
  toDriver: textOf,
});

/** A period of time, in the text form in which PostgreSQL writes a tstzrange. */
export const period = customType<{ data: string }>({ dataType: () => 'tstzrange' });

/** Text that compares case-insensitively: addresses, slugs. */
export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** Words and other marks that rows are found by, in the text form in which PostgreSQL writes a tsvector. */
export const lexemes = customType<{ data: string }>({ dataType: () => 'tsvector' });
