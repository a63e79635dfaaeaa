import type { EndpointInput } from '../../../../contract/endpoint.ts';
import * as contract from '../../../../contract/pairings/index.ts';
import { type App, type Exchange, handle } from '../../../platform/http.ts';
import { nothingLeft } from '../../../platform/nothing-left.ts';
import { found } from '../../../platform/refusal.ts';
import type { Change } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { adminOf, programmeById } from '../../programmes/index.ts';
import { adminOfDraft } from '../permissions.ts';
import { draftById } from '../queries/drafts.ts';
import { keepRecalculated, withLocks, withOverride, withoutOverride } from '../matching/change-draft.ts';
import { showChoices } from '../matching/choices.ts';
import { showDifference } from '../matching/compare-drafts.ts';
import { listDraftPairs, listLeftOut, listMentors } from '../matching/draft-lists.ts';
import { showExamples } from '../matching/examples.ts';
import type { MatchingPorts } from '../matching/ports.ts';
import { priceOf } from '../matching/price.ts';
import { publishDraft } from '../matching/publish.ts';
import { keepRecentRows } from '../matching/recent-rows.ts';
import { changeSettings, showMatchingSettings } from '../matching/settings.ts';
import { cancelDraft, discardDraft, undoDraft } from '../matching/settle-draft.ts';
import { listDrafts, showDraft } from '../matching/show-draft.ts';
import { startDraft } from '../matching/start.ts';
import { showWhatIf } from '../matching/what-if.ts';

/** A draft as it stands now: the answer to every act on one. */
const draftNow = async (change: Pick<Change, 'tx' | 'now'>, id: number) => {
  const draft = found(await draftById(change.tx, id), 'pairings.draft_not_found');
  const programme = found(await programmeById(change.tx, draft.programId), 'pairings.draft_not_found');
  return showDraft(change, draft, programme);
};

const draftIn = adminOfDraft(({ params }: { params: { id: number } }) => params.id);

const settingsRoutes = (app: App<Actor>, ports: MatchingPorts) => {
  const recent = keepRecentRows();
  handle(
    app,
    contract.matchingSettings,
    adminOf(({ query }) => query.program_id),
    (work, _input, { program }) => showMatchingSettings(work, program.id),
  );

  handle(
    app,
    contract.changeMatchingSettings,
    adminOf(({ body }) => body.program_id),
    async (work, { body: { program_id: _here, ...wanted } }, { program }) => {
      await changeSettings(work, program.id, wanted);
      return showMatchingSettings(work, program.id);
    },
  );

  handle(
    app,
    contract.matchingExamples,
    adminOf(({ query }) => query.program_id),
    (work, { query: { program_id: _here, ...weights } }, { program }) =>
      showExamples(work, { programId: program.id, weights }, { ports, recent }),
  );
};

const readingRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.listDrafts,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, { program }) => listDrafts(tx, program.id, query.page),
  );

  handle(app, contract.showDraft, draftIn, (work, { params }) => draftNow(work, params.id));
  handle(app, contract.draftPairs, draftIn, ({ tx }, { query }, draft) => listDraftPairs(tx, draft, query));
  handle(app, contract.draftLeftOut, draftIn, ({ tx }, { query }, draft) => listLeftOut(tx, draft, query));
  handle(app, contract.draftMentors, draftIn, ({ tx }, { query }, draft) => listMentors(tx, draft, query));
  handle(app, contract.compareDrafts, draftIn, ({ tx }, { query }, draft) => showDifference(tx, draft, query.with));

  handle(app, contract.draftChoices, draftIn, ({ tx }, { query: { mentee_id: menteeId, search } }, draft) =>
    showChoices(tx, draft, { menteeId, search }),
  );

  handle(
    app,
    contract.overridePrice,
    draftIn,
    ({ tx }, { query: { mentee_id: menteeId, mentor_id: mentorId } }, draft, _nothing, exchange) =>
      priceOf(tx, draft, { two: { menteeId, mentorId }, gone: exchange.gone() }),
  );

  handle(app, contract.whatIf, draftIn, ({ tx }, { query: weights }, draft, _nothing, exchange) =>
    showWhatIf(tx, draft, { weights, gone: exchange.gone() }),
  );
};

/** What needs the solver is calculated before the transaction, by whoever may change the draft. */
const changingRoutes = (app: App<Actor>) => {
  type Sent = { params: { id: number } };
  const calculating = async <I extends Sent>(input: I, actor: Actor) => {
    const reading = { ...app.reading(), actor };
    return { tx: reading.tx, draft: await draftIn.load(reading, input) };
  };

  const overriding = async (input: EndpointInput<typeof contract.keepOverride>, actor: Actor, exchange: Exchange) => {
    const { mentee_id: menteeId, mentor_id: mentorId, ...rest } = input.body;
    nothingLeft(rest);
    const { tx, draft } = await calculating(input, actor);
    return withOverride(tx, draft, { menteeId, mentorId }, exchange.gone());
  };
  handle(
    app,
    contract.keepOverride,
    draftIn,
    async (work, { params }, draft, found) => {
      await keepRecalculated(work, draft, found);
      return draftNow(work, params.id);
    },
    { before: overriding },
  );

  const takingBack = async (input: EndpointInput<typeof contract.undoOverride>, actor: Actor, exchange: Exchange) => {
    const { tx, draft } = await calculating(input, actor);
    return withoutOverride(tx, draft, input.params, exchange.gone());
  };
  handle(
    app,
    contract.undoOverride,
    draftIn,
    async (work, { params }, draft, found) => {
      await keepRecalculated(work, draft, found);
      return draftNow(work, params.id);
    },
    { before: takingBack },
  );

  const locking = async (input: EndpointInput<typeof contract.lockPairs>, actor: Actor, exchange: Exchange) => {
    const { tx, draft } = await calculating(input, actor);
    const twos = input.body.pairs.map(({ mentee_id: menteeId, mentor_id: mentorId }) => ({ menteeId, mentorId }));
    return withLocks(tx, draft, { twos, locked: input.body.locked }, exchange.gone());
  };
  handle(
    app,
    contract.lockPairs,
    draftIn,
    async (work, { params }, draft, found) => {
      await keepRecalculated(work, draft, found);
      return draftNow(work, params.id);
    },
    { before: locking },
  );
};

const settlingRoutes = (app: App<Actor>, ports: MatchingPorts) => {
  handle(
    app,
    contract.startDraft,
    adminOf(({ body }) => body.program_id),
    async (work, { body }, { program }) => draftNow(work, await startDraft(work, program.id, body.around)),
  );

  handle(app, contract.cancelDraft, draftIn, async (work, { params }, draft) => {
    await cancelDraft(work, draft);
    return draftNow(work, params.id);
  });

  handle(app, contract.discardDraft, draftIn, async (work, _input, draft) => {
    await discardDraft(work, draft);
    return { message: 'Discarded.' };
  });

  handle(app, contract.publishDraft, draftIn, async (work, { params }, draft) => {
    await publishDraft(work, draft, ports, app.settings);
    return draftNow(work, params.id);
  });

  handle(app, contract.undoDraft, draftIn, async (work, { params }, draft) => {
    await undoDraft(work, draft, ports);
    return draftNow(work, params.id);
  });
};

/** M15: matching, for the admins of a program. */
export const matchingRoutes = (app: App<Actor>, ports: MatchingPorts) => {
  settingsRoutes(app, ports);
  readingRoutes(app);
  changingRoutes(app);
  settlingRoutes(app, ports);
};
