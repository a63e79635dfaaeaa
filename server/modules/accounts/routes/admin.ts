import {
  adminUsers,
  adminUsersFile,
  userTable,
  auditFile,
  auditLines,
  auditTable,
  bulkDeleteUsers,
  bulkFileBytes,
} from '../../../../contract/accounts/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { type App, type Exchange, handle } from '../../../platform/http.ts';
import { refuseField } from '../../../platform/refusal.ts';
import { readFile, readPage } from '../../../platform/table-pages.ts';
import { type Actor, platformAdminsOnly } from '../../../policies/actor.ts';
import { deleteMany } from '../delete-many.ts';
import { readEmails } from '../read-emails.ts';
import { actCells, presentAct } from '../present/audit.ts';
import { presentUser, userCells } from '../present/users.ts';
import { auditReads } from '../queries/audit.ts';
import { userReads } from '../queries/users.ts';

const emailsIn = ({ uploads }: EndpointInput<typeof bulkDeleteUsers>, gone: AbortSignal) => {
  const [file] = uploads;
  if (!file) return refuseField('file', 'File is a required field');
  if (file.bytes.length > bulkFileBytes) return refuseField('file', 'File exceeds 2MB');
  return readEmails(file.bytes, gone);
};

/** The platform's own administration (B97). */
export const adminRoutes = (app: App<Actor>) => {
  handle(app, adminUsers, platformAdminsOnly, ({ tx, now, actor }, { query }) =>
    readPage(tx, userReads, query, actor.timezone, (rows) => rows.map((row) => presentUser(row, now))),
  );
  handle(app, adminUsersFile, platformAdminsOnly, (work, { query }) =>
    readFile(work, userTable, userReads, query, (rows) => rows.map((row) => userCells(row, work.actor.timezone))),
  );

  handle(app, auditLines, platformAdminsOnly, ({ tx, actor }, { query }) =>
    readPage(tx, auditReads, query, actor.timezone, (rows) => rows.map(presentAct)),
  );
  handle(app, auditFile, platformAdminsOnly, (work, { query }) =>
    readFile(work, auditTable, auditReads, query, (rows) => rows.map((row) => actCells(row, work.actor.timezone))),
  );

  const deleteAll = async (
    input: EndpointInput<typeof bulkDeleteUsers>,
    actor: Actor,
    { gone, source: ip }: Exchange,
  ) => deleteMany(app, { actor, ip }, await emailsIn(input, gone()));
  handle(
    app,
    bulkDeleteUsers,
    platformAdminsOnly,
    async (_work, _input, { deleted, missed, kept }) => ({
      message: `${deleted} user(s) deleted, ${missed} not found.`,
      kept,
    }),
    { before: deleteAll },
  );
};
