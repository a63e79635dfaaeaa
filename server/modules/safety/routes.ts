import * as contract from '../../../contract/safety/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { whyNotBlock, whyNotReport } from '../../policies/safety.ts';
import { block, unblock } from './block.ts';
import { decide } from './decide.ts';
import { adminOfPlace } from '../programmes/index.ts';
import { acquaintance, acquaintanceOfOneself, decider, reporterOf } from './permissions.ts';
import type { Ports } from './ports.ts';
import { presentOwnBlocks } from './present.ts';
import { blocksBy, hasBlocked } from './queries/blocks.ts';
import { showMemberBlocks, showReports } from './read.ts';
import { report } from './report.ts';

const blockRoutes = (app: App<Actor>, ports: Ports) => {
  handle(app, contract.listBlocks, signedIn, async ({ tx, actor }) => ({
    blocks: presentOwnBlocks(await blocksBy(tx, actor.id)),
  }));
  handle(
    app,
    contract.showBlock,
    acquaintance(({ params }) => params.user_id, ports),
    async ({ tx, actor }, _input, { person, ties }) => ({
      blocked: await hasBlocked(tx, actor.id, person.id),
      why_not: { block: whyNotBlock(actor, person, ties), report: whyNotReport(actor, person) },
    }),
  );
  handle(
    app,
    contract.blockPerson,
    acquaintanceOfOneself(({ body }) => body.user_id, ports),
    async (work, _input, known) => {
      await block(work, known);
      return { message: 'Blocked. Neither of you can book or message the other.' };
    },
  );
  handle(app, contract.unblockPerson, inOwnAccount, async (work, { params }) => {
    await unblock(work, params.user_id);
    return { message: 'Unblocked.' };
  });
};

const saidOf = {
  warn: 'They were warned.',
  remove: 'They were removed from the program.',
  keep: 'Closed. Nothing more was done.',
} as const;

/** M47 */
export const safetyRoutes = (app: App<Actor>, ports: Ports) => {
  blockRoutes(app, ports);
  handle(
    app,
    contract.listMemberBlocks,
    adminOfPlace(({ query }) => query.program_id),
    (work, _input, programme) => showMemberBlocks(work, programme),
  );
  handle(
    app,
    contract.reportPerson,
    reporterOf(({ body }) => body, ports),
    async (work, { body }, reported) => {
      await report(work, reported, body.reason);
      return { message: 'Thank you. An admin will look into it.' };
    },
  );
  handle(
    app,
    contract.listSafetyReports,
    adminOfPlace(({ query }) => query.program_id),
    (work, { query }, programme) => showReports(work, programme, query.decided !== undefined, ports),
  );
  handle(app, contract.decideSafetyReport, decider, async (work, { body }, loaded) => {
    await decide(work, loaded, body);
    return { message: saidOf[body.decision] };
  });
};
