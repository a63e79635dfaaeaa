import * as contract from '../../../../contract/notifications/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { readFile, readPage } from '../../../platform/table-pages.ts';
import { type Actor, platformAdminsOnly } from '../../../policies/actor.ts';
import { deliveryCells, presentDelivery } from '../present/deliveries.ts';
import { deliveryReads } from '../queries/deliveries.ts';
import { writeAgainTo } from '../hear-mail.ts';
import { readLetter } from '../read-letter.ts';

/** The outbox as platform admins see it (B97, B113). */
export const deliveryRoutes = (app: App<Actor>) => {
  handle(app, contract.deliveries, platformAdminsOnly, ({ tx, actor }, { query }) =>
    readPage(tx, deliveryReads, query, actor.timezone, (rows) => rows.map(presentDelivery)),
  );
  handle(app, contract.deliveriesFile, platformAdminsOnly, (work, { query }) =>
    readFile(work, contract.deliveryTable, deliveryReads, query, (rows) =>
      rows.map((row) => deliveryCells(row, work.actor.timezone)),
    ),
  );
  handle(app, contract.writeAgainTo, platformAdminsOnly, async (work, { body }) => {
    await writeAgainTo(work, body.address);
    return { message: 'We write to this address again' };
  });
  handle(app, contract.deliveredLetter, platformAdminsOnly, ({ tx }, { params }) => readLetter(tx, params.id));
};
