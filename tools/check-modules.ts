// What the graph cannot see: the same names on every floor, a lean index, every endpoint of the contract answered
// exactly once by the running app, no hand-written SQL where it does not belong, no form that fails in silence, a name for
// every check of a migration, no new endpoint that leaves to its verb who may, and nothing left out where every module is
// named.
import { checkNamedChecks } from './modules/checks.ts';
import { checkEndpoints } from './modules/endpoints.ts';
import { checkFolders } from './modules/folders.ts';
import { checkForms } from './modules/forms.ts';
import { checkPermissions } from './modules/permissions.ts';
import { checkRefusals } from './modules/refusals.ts';
import { checkSharedPlaces } from './modules/shared-places.ts';
import { checkSql } from './modules/sql.ts';
import { exitWith } from './house.mjs';

const endpoints = await checkEndpoints();
const sql = await checkSql();
const forms = checkForms();
const permissions = checkPermissions();
exitWith(
  [
    ...checkFolders(),
    ...endpoints.faults,
    ...permissions.faults,
    ...(await checkRefusals()),
    ...sql.faults,
    ...forms.faults,
    ...checkSharedPlaces(),
    ...checkNamedChecks(),
  ],
  `${endpoints.count} endpoints, ${sql.tables} tables, ${forms.count} files with forms`,
);
