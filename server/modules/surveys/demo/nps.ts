import { Temporal } from 'temporal-polyfill';
import type { NpsArea, NpsContext } from '../../../../contract/surveys/index.ts';
import { writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { npsSubmissions } from '../tables.ts';

export { type FirstSession, firstSessions } from '../queries/first-sessions.ts';

export interface DemoNps {
  userId: number;
  context: NpsContext;
  programId: number | null;
  stars: number;
  areas: NpsArea[];
  comment: string;
  at: Temporal.Instant;
}

/** Writes what members answered; the oldest answer first. */
export const writeDemoNps = (tx: Tx, answers: readonly DemoNps[]) =>
  writeRows(
    tx,
    npsSubmissions,
    answers
      .toSorted((a, b) => Temporal.Instant.compare(a.at, b.at))
      .map(({ userId, context, programId, stars, areas, comment, at }) => ({
        userId,
        feedbackType: context,
        programId,
        numberOfStars: stars,
        feedbackText: areas,
        comment,
        submittedAt: at,
      })),
  );
