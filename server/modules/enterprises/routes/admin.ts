import { adminEnterprises, adminEnterprisesFile, enterpriseTable } from '../../../../contract/enterprises/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { readFile, readPage } from '../../../platform/table-pages.ts';
import { type Actor, platformAdminsOnly } from '../../../policies/actor.ts';
import { enterpriseCells, presentEnterprise } from '../present/all.ts';
import { enterpriseReads } from '../queries/all.ts';

export const adminRoutes = (app: App<Actor>) => {
  handle(app, adminEnterprises, platformAdminsOnly, ({ tx, actor }, { query }) =>
    readPage(tx, enterpriseReads, query, actor.timezone, (rows) => rows.map(presentEnterprise)),
  );
  handle(app, adminEnterprisesFile, platformAdminsOnly, (work, { query }) =>
    readFile(work, enterpriseTable, enterpriseReads, query, (rows) =>
      rows.map((row) => enterpriseCells(row, work.actor.timezone)),
    ),
  );
};
