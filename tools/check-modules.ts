// Checks what the import graph cannot show: the same names on every floor, a lean index, every endpoint of the contract
// answered exactly once by the running app, no hand-written SQL where it does not belong, no form that fails silently,
// a name for every check of a migration, permissions declared where an endpoint is handled, no module missing from the
// lists of all modules, no new field message without a code, and no pattern that a long text makes slow.
import { checkNamedChecks } from './modules/checks.ts';
import { checkEndpoints } from './modules/endpoints.ts';
import { checkFolders } from './modules/folders.ts';
import { checkForms } from './modules/forms.ts';
import { checkMessages } from './modules/messages.ts';
import { checkPatterns } from './modules/patterns.ts';
import { checkPermissions } from './modules/permissions.ts';
import { checkRefusals } from './modules/refusals.ts';
import { checkSharedPlaces } from './modules/shared-places.ts';
import { checkSql } from './modules/sql.ts';
import { exitWith } from './house.mjs';

const endpoints = await checkEndpoints();
const sql = await checkSql();
const forms = checkForms();
const permissions = checkPermissions();
const messages = checkMessages();
const patterns = checkPatterns();
exitWith(
  [
    ...checkFolders(),
    ...endpoints.faults,
    ...permissions.faults,
    ...(await checkRefusals()),
    ...messages.faults,
    ...sql.faults,
    ...forms.faults,
    ...checkSharedPlaces(),
    ...checkNamedChecks(),
    ...patterns.faults,
  ],
  `${endpoints.count} endpoints, ${sql.tables} tables, ${forms.count} files with forms, ${messages.notMoved} modules with sentences of their own, ${patterns.count} patterns`,
);
