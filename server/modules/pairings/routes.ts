import * as contract from '../../../contract/pairings/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { adminOf, memberOf } from '../programmes/index.ts';
import { capacityOf, setCapacity } from './capacity.ts';
import { changePairing, endPairing } from './change.ts';
import { addPeople, removePerson } from './change-people.ts';
import { connect } from './connect.ts';
import { checkImport, runImport, templateFile } from './import-pairs.ts';
import { makeGroup } from './make-group.ts';
import type { MenteesAmong } from './manage.ts';
import { groupMakerIn, managerOf, mentorIn } from './permissions.ts';
import { presentPairing } from './present.ts';
import { presentConnection } from './show-connection.ts';
import { listPairings, presentOwnGroups, showPairing } from './show-managed.ts';

/** PAR-29, B72: acts on pairs and groups by the people who manage them. */
const managingRoutes = (app: App<Actor>, menteesAmong: MenteesAmong) => {
  handle(
    app,
    contract.listPairings,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, programme) => listPairings(tx, programme, query),
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
  handle(
    app,
    contract.checkPairImport,
    adminOf(({ body }) => body.program_id),
    ({ tx }, { body: { program_id: _id, ...reading }, uploads: [file] }, programme) =>
      checkImport(tx, programme, { bytes: file?.bytes, reading }),
  );

  handle(
    app,
    contract.runPairImport,
    adminOf(({ body }) => body.program_id),
    (work, { body: { program_id: _id, ...reading }, uploads: [file] }, programme) =>
      runImport(work, programme, { bytes: file?.bytes, reading }, app.settings),
  );

  handle(
    app,
    contract.pairTemplateFile,
    adminOf(({ query }) => query.program_id),
    async (work, _input, programme) => templateFile(work, programme),
  );
};

export const pairingRoutes = (app: App<Actor>, { menteesAmong }: { menteesAmong: MenteesAmong }) => {
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
      connection: await presentConnection(work, programme, query.user_id),
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

  managingRoutes(app, menteesAmong);
  importRoutes(app);
};
