import type { EndpointInput } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/pairings/index.ts';
import { type App, type Exchange, handle } from '../../platform/http.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { adminOf, memberOf } from '../programmes/index.ts';
import { capacityOf, setCapacity } from './capacity.ts';
import { askAnotherPartner, changePairing, endPairing } from './change.ts';
import { addPeople, removePerson } from './change-people.ts';
import type { ClockPorts } from './clock-ports.ts';
import type { ChatLinks } from './chat-links.ts';
import { connect } from './connect.ts';
import { checkImport, readPairFile, runImport, templateFile } from './import-pairs.ts';
import type { MatchingPorts } from './matching/ports.ts';
import { reasonsBetween } from './matching/reasons.ts';
import { matchingRoutes } from './routes/matching.ts';
import { seeRecommendations } from './matching/seen.ts';
import { makeGroup } from './make-group.ts';
import type { MenteesAmong } from './manage.ts';
import { groupMakerIn, managerOf, mentorIn, oneOfPair, suggestedToIn } from './permissions.ts';
import { presentPairing } from './present.ts';
import { presentConnection } from './show-connection.ts';
import { listPairings, presentOwnGroups, showPairing } from './show-managed.ts';

/** PAR-29, B72: acts on pairs and groups by the people who manage them. */
const managingRoutes = (
  app: App<Actor>,
  { menteesAmong, chatLinks }: { menteesAmong: MenteesAmong; chatLinks: ChatLinks },
) => {
  handle(
    app,
    contract.listPairings,
    adminOf(({ query }) => query.program_id),
    (work, { query }, programme) => listPairings(work, programme, query, chatLinks),
  );

  handle(
    app,
    contract.createGroup,
    groupMakerIn(({ body }) => body.program_id ?? null),
    async (work, { body }, programme) => showPairing(work.tx, await makeGroup(work, programme, body, menteesAmong)),
  );

  handle(
    app,
    contract.addToGroup,
    managerOf(({ params }) => params.id),
    async (work, { params, body }, group) => {
      await addPeople(work, group, body.user_ids, menteesAmong);
      return showPairing(work.tx, params.id);
    },
  );

  handle(
    app,
    contract.removeFromGroup,
    managerOf(({ params }) => params.id),
    async (work, { params }, group) => {
      await removePerson(work, group, params.userId);
      return showPairing(work.tx, params.id);
    },
  );

  handle(
    app,
    contract.changePairing,
    managerOf(({ params }) => params.id),
    async (work, { params, body }, pairing) => {
      await changePairing(work, pairing, body);
      return showPairing(work.tx, params.id);
    },
  );

  handle(
    app,
    contract.endPairing,
    managerOf(({ params }) => params.id),
    async (work, { body }, pairing) => {
      await endPairing(work, pairing, body.reason);
      return { message: 'Ended.' };
    },
  );
};

/** Importing pairs from a file, for a programme's admins. */
const importRoutes = (app: App<Actor>) => {
  type Sent = EndpointInput<typeof contract.checkPairImport | typeof contract.runPairImport>;
  const ofProgram = adminOf(({ body }: Sent) => body.program_id);
  const readSent = async (sent: Sent, actor: Actor, { gone }: Exchange) => {
    // Whoever is no admin of the program has nothing read for them.
    await ofProgram.load({ ...app.reading(), actor }, sent);
    return readPairFile(sent.uploads[0]?.bytes, sent.body, gone());
  };

  handle(
    app,
    contract.checkPairImport,
    ofProgram,
    ({ tx }, { body: { program_id: _id, ...reading } }, programme, file) =>
      checkImport(tx, programme, { file, reading }),
    { before: readSent },
  );

  handle(
    app,
    contract.runPairImport,
    ofProgram,
    (work, { body: { program_id: _id, ...reading } }, programme, file) =>
      runImport(work, programme, { file, reading }, app.settings),
    { before: readSent },
  );

  handle(
    app,
    contract.pairTemplateFile,
    adminOf(({ query }) => query.program_id),
    async (work, _input, programme) => templateFile(work, programme),
  );
};

/** M15: what members see of matching, and what they can do about it. */
const memberRoutes = (app: App<Actor>, ports: MatchingPorts & ClockPorts) => {
  handle(
    app,
    contract.matchReasons,
    oneOfPair(({ params }) => params.id),
    async (work, _input, { programId, menteeId, mentorId }) => ({
      reasons: (await reasonsBetween(work, { programId, menteeId, mentorIds: [mentorId] }, ports)).get(mentorId) ?? [],
    }),
  );

  handle(
    app,
    contract.seenRecommendation,
    suggestedToIn(({ body }) => body.program_id),
    async (work, { body: { program_id: _loaded, ...rest } }, programId) => {
      nothingLeft(rest);
      await seeRecommendations(work, programId, ports);
      return { message: 'Seen.' };
    },
  );

  handle(
    app,
    contract.askAnotherPartner,
    oneOfPair(({ params }) => params.id),
    async (work, { body: { reason, ...rest } }, pair) => {
      nothingLeft(rest);
      await askAnotherPartner(work, pair, reason, ports);
      return { message: 'You will be matched with another partner.' };
    },
  );
};

interface Ports extends MatchingPorts, ClockPorts {
  menteesAmong: MenteesAmong;
  chatLinks: ChatLinks;
}

export const pairingRoutes = (app: App<Actor>, { menteesAmong, chatLinks, ...ports }: Ports) => {
  handle(
    app,
    contract.connect,
    memberOf(({ body }) => body.program_id),
    async (work, { body: { program_id: programId, mentor_id: mentorId, mentee_id: menteeId, ...rest } }) => {
      nothingLeft(rest);
      return presentPairing(await connect(work, { programId, mentorId, menteeId }));
    },
  );

  handle(
    app,
    contract.showConnection,
    memberOf(({ query }) => query.program_id),
    async (work, { query }, programme) => ({
      connection: await presentConnection(work, programme, query.user_id, ports),
    }),
  );

  handle(
    app,
    contract.ownCapacity,
    mentorIn(({ query }) => query.program_id),
    ({ tx, actor }, _input, { program }) => capacityOf(tx, program.id, actor.id),
  );

  handle(
    app,
    contract.setOwnCapacity,
    mentorIn(({ body }) => body.program_id),
    (work, { body }, { program }) => setCapacity(work, program.id, body.capacity),
  );

  handle(app, contract.myGroups, signedIn, (work, { query }) => presentOwnGroups(work, query.program_id ?? null));

  memberRoutes(app, ports);
  matchingRoutes(app, ports);
  managingRoutes(app, { menteesAmong, chatLinks });
  importRoutes(app);
};
