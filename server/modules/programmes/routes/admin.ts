import { adminProgrammes, adminProgrammesFile, programmeTable } from '../../../../contract/programmes/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { readFile, readPage } from '../../../platform/table-pages.ts';
import type { Tx } from '../../../platform/work.ts';
import { type Actor, platformAdminsOnly } from '../../../policies/actor.ts';
import { presentListed, programmeCells } from '../present/all.ts';
import { headcounts } from '../queries.ts';
import { type ListedProgramme, programmeReads } from '../queries/all.ts';

const countsOf = (tx: Tx, rows: readonly ListedProgramme[]) =>
  headcounts(
    tx,
    rows.map(({ id }) => id),
  );

/** All programmes of the platform, for the platform admins (B97). */
export const platformAdminRoutes = (app: App<Actor>) => {
  handle(app, adminProgrammes, platformAdminsOnly, ({ tx, actor }, { query }) =>
    readPage(tx, programmeReads, query, actor.timezone, async (rows) => {
      const counts = await countsOf(tx, rows);
      return rows.map((row) => presentListed(row, counts));
    }),
  );
  handle(app, adminProgrammesFile, platformAdminsOnly, (work, { query }) =>
    readFile(work, programmeTable, programmeReads, query, async (rows) => {
      const counts = await countsOf(work.tx, rows);
      return rows.map((row) => programmeCells(row, counts, work.actor.timezone));
    }),
  );
};
