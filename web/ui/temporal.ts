// Browsers that lack Temporal load the polyfill, before any code that needs it runs.
import type { Temporal as Described } from 'temporal-polyfill';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

export const { Temporal } = globalThis as typeof globalThis & { Temporal: typeof Described };
export declare namespace Temporal {
  type Instant = Described.Instant;
  type PlainDate = Described.PlainDate;
  type PlainDateTime = Described.PlainDateTime;
  type PlainYearMonth = Described.PlainYearMonth;
}
