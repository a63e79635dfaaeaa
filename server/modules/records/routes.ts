import * as contract from '../../../contract/records/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, anybody } from '../../policies/actor.ts';
import { issue, withdraw } from './certify.ts';
import { learnerIn, ownerOfCertificate, recordIn } from './permissions.ts';
import { presentShown } from './present.ts';
import { byNumber } from './queries.ts';
import { readNumber } from './rules/number.ts';
import { showRecord } from './show-record.ts';

/** What a mentee takes along: their record, and the certificate of a program (M49). */
export const recordRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.myRecord,
    recordIn(({ query }) => query.program_id),
    (work, _input, { place }) => showRecord(work, place),
  );
  handle(
    app,
    contract.issueCertificate,
    learnerIn(({ body }) => body.program_id),
    (work, _input, place) => issue(work, place),
  );
  handle(
    app,
    contract.withdrawCertificate,
    ownerOfCertificate(({ params }) => params.id),
    async (work, _input, row) => {
      await withdraw(work, row);
      return { message: 'Certificate withdrawn' };
    },
  );
  handle(app, contract.showCertificate, anybody, async ({ tx }, { params }) => {
    const number = readNumber(params.number);
    const row = number === null ? undefined : await byNumber(tx, number);
    return presentShown(found(row, 'records.certificate_not_found'));
  });
};
