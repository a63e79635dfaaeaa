import * as contract from '../../../../contract/credits/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { readFile, readPage } from '../../../platform/table-pages.ts';
import { inOwnAccount } from '../../../policies/accounts.ts';
import { type Actor, platformAdminsOnly } from '../../../policies/actor.ts';
import { allPackages, promoReads, purchaseReads } from '../queries/admin.ts';
import { makeCode, makePackage, retireCode, retirePackage } from '../admin/arrange.ts';
import { presentListedPackage, presentListedPromo, presentRecord, promoCells, recordCells } from '../admin/present.ts';
import { grant, refundUnused } from '../admin/settle.ts';

/** Money and credits are given by an admin as themselves, never while viewing as somebody. */
const asThemselves = (visitor: Actor | null) => {
  const admin = platformAdminsOnly(visitor);
  return typeof admin === 'string' ? admin : inOwnAccount(admin);
};

const tableRoutes = (app: App<Actor>) => {
  handle(app, contract.creditPurchases, platformAdminsOnly, ({ tx, actor }, { query }) =>
    readPage(tx, purchaseReads, query, actor.timezone, (rows) => rows.map(presentRecord)),
  );
  handle(app, contract.creditPurchasesFile, platformAdminsOnly, (work, { query }) =>
    readFile(work, contract.purchaseTable, purchaseReads, query, (rows) =>
      rows.map((row) => recordCells(row, work.actor.timezone)),
    ),
  );
  handle(app, contract.adminPromoCodes, platformAdminsOnly, ({ tx, actor, now }, { query }) =>
    readPage(tx, promoReads, query, actor.timezone, (rows) => rows.map((row) => presentListedPromo(row, now))),
  );
  handle(app, contract.adminPromoCodesFile, platformAdminsOnly, (work, { query }) =>
    readFile(work, contract.promoTable, promoReads, query, (rows) =>
      rows.map((row) => promoCells(row, work.now, work.actor.timezone)),
    ),
  );
};

/** B97 */
export const creditAdminRoutes = (app: App<Actor>) => {
  tableRoutes(app);
  handle(app, contract.createPromoCode, platformAdminsOnly, (work, { body }) => makeCode(work, body));
  handle(app, contract.retirePromoCode, platformAdminsOnly, (work, { params }) => retireCode(work, params.id));
  handle(app, contract.adminPackages, platformAdminsOnly, async ({ tx }) => ({
    packages: (await allPackages(tx)).map((row) => presentListedPackage(row)),
  }));
  handle(app, contract.createPackage, platformAdminsOnly, (work, { body }) => makePackage(work, body));
  handle(app, contract.retirePackage, platformAdminsOnly, (work, { params }) => retirePackage(work, params.id));
  handle(app, contract.grantCredits, asThemselves, (work, { body }) => grant(work, body));
  handle(app, contract.refundPurchase, asThemselves, (work, { params, body }) =>
    refundUnused(work, params.id, body.reason),
  );
};
