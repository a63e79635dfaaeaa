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

/** A file. */
export const bytes = customType<{ data: Uint8Array; driverData: string | Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: (file) => `\\x${Buffer.from(file).toString('hex')}`,
  fromDriver: (file) => new Uint8Array(file as Uint8Array),
});

/** Whole numbers of 16 bits, each two bytes with the lower one first; sent as hexadecimal digits. */
export const shorts = customType<{ data: Int16Array; driverData: string | Uint8Array }>({
  dataType: () => 'bytea',
  toDriver: ({ buffer, byteOffset, byteLength }) => `\\x${Buffer.from(buffer, byteOffset, byteLength).toString('hex')}`,
  // What the driver hands over may begin anywhere in a larger buffer: it is copied.
  fromDriver: (bytes) => new Int16Array(new Uint8Array(bytes as Uint8Array).buffer),
});
