import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import { insertBlock } from './store/blocks.ts';
import { insertReport } from './store/reports.ts';

interface DemoReport {
  /** Null: reported on the platform. */
  programId: number | null;
  about: number;
  by: number;
  reason: string;
  at: Temporal.Instant;
}

export const writeDemoReport = (tx: Tx, { about: aboutUserId, by: reporterId, at: createdAt, ...rest }: DemoReport) =>
  insertReport(tx, { ...rest, aboutUserId, reporterId, createdAt });

export const writeDemoBlock = (tx: Tx, blockerId: number, blockedId: number, createdAt: Temporal.Instant) =>
  insertBlock(tx, { blockerId, blockedId, createdAt });
