import * as contract from '../../../contract/health/index.ts';
import { type App, handle } from '../../platform/http.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ChatLinks } from '../pairings/index.ts';
import { adminOf } from '../programmes/index.ts';
import type { HealthPorts } from './facts.ts';
import { showInsight } from './insight.ts';
import { readerOfReport } from './permissions.ts';
import { remindOfFeedback } from './remind.ts';
import { changeSettings, showSettings } from './settings.ts';
import { fileOfList, showLists } from './show-lists.ts';
import { showOverview } from './show-overview.ts';
import { showReport } from './show-report.ts';

export const healthRoutes = (app: App<Actor>, ports: HealthPorts & { chatLinks: ChatLinks }) => {
  handle(
    app,
    contract.pairingHealth,
    adminOf(({ query }) => query.program_id),
    (work, { query }) => showLists(work, query),
  );

  handle(
    app,
    contract.pairingHealthFile,
    adminOf(({ query }) => query.program_id),
    (work, { query }) => fileOfList(work, query),
  );

  handle(
    app,
    contract.healthOverview,
    adminOf(({ query }) => query.program_id),
    (work, _input, { program }) => showOverview(work, program.id),
  );

  handle(
    app,
    contract.sendFeedbackReminder,
    adminOf(({ body }) => body.program_id),
    (work, _input, { program }) => remindOfFeedback(work, program.id),
  );

  handle(
    app,
    contract.healthSettings,
    adminOf(({ query }) => query.program_id),
    ({ tx }, _input, { program }) => showSettings(tx, program.id),
  );

  handle(
    app,
    contract.changeHealthSettings,
    adminOf(({ body }) => body.program_id),
    (work, { body: { program_id: _here, ...settings } }, { program }) => changeSettings(work, program.id, settings),
  );

  handle(
    app,
    contract.pairingReport,
    readerOfReport(({ params }) => params.pairingId),
    (work, _input, report) => showReport(work, report, ports),
  );

  handle(
    app,
    contract.pairingInsight,
    readerOfReport(({ params }) => params.pairingId),
    (work, _input, { pairing }) => showInsight(work, pairing, ports),
  );
};
