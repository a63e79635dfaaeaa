import * as contract from '../../../contract/pairings/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { presentCapacity, setCapacity } from './capacity.ts';
import { changePairing, endPairing } from './change.ts';
import { addPeople, removePerson } from './change-people.ts';
import { connect } from './connect.ts';
import { checkImport, runImport } from './import-pairs.ts';
import { makeGroup } from './make-group.ts';
import type { MenteesAmong } from './manage.ts';
import { presentPairing } from './present.ts';
import { presentConnection } from './show-connection.ts';
import { listPairings, presentOwnGroups, showPairing } from './show-managed.ts';

/** PAR-29, B72: what is done to pairs and groups by who manages them. */
const managingRoutes = (app: App<Actor>, menteesAmong: MenteesAmong) => {
  handle(app, contract.listPairings, signedIn, (work, { query }) => listPairings(work, query));

  handle(app, contract.createGroup, signedIn, async (work, { body }) =>
    showPairing(work.tx, await makeGroup(work, body, menteesAmong)),
  );

  handle(app, contract.addToGroup, signedIn, async (work, { params, body }) => {
    await addPeople(work, params.id, body.user_ids, menteesAmong);
    return showPairing(work.tx, params.id);
  });

  handle(app, contract.removeFromGroup, signedIn, async (work, { params }) => {
    await removePerson(work, params.id, params.userId);
    return showPairing(work.tx, params.id);
  });

  handle(app, contract.changePairing, signedIn, async (work, { params, body }) => {
    await changePairing(work, params.id, body);
    return showPairing(work.tx, params.id);
  });

  handle(app, contract.endPairing, signedIn, async (work, { params, body }) => {
    await endPairing(work, params.id, body.reason);
    return { message: 'Ended.' };
  });

  handle(app, contract.checkPairImport, signedIn, (work, { body, uploads: [file] }) =>
    checkImport(work, { programId: body.program_id, bytes: file?.bytes }),
  );

  handle(app, contract.runPairImport, signedIn, (work, { body, uploads: [file] }) =>
    runImport(work, { programId: body.program_id, bytes: file?.bytes }),
  );
};

export const pairingRoutes = (app: App<Actor>, { menteesAmong }: { menteesAmong: MenteesAmong }) => {
  handle(app, contract.connect, signedIn, async (work, { body }) =>
    presentPairing(
      await connect(work, { programId: body.program_id, mentorId: body.mentor_id, menteeId: body.mentee_id }),
    ),
  );

  handle(app, contract.showConnection, signedIn, async (work, { query }) => ({
    connection: await presentConnection(work, { programId: query.program_id, userId: query.user_id }),
  }));

  handle(app, contract.ownCapacity, signedIn, (work, { query }) => presentCapacity(work, query.program_id));

  handle(app, contract.setOwnCapacity, signedIn, (work, { body }) => setCapacity(work, body.program_id, body.capacity));

  handle(app, contract.myGroups, signedIn, (work, { query }) => presentOwnGroups(work, query.program_id ?? null));

  managingRoutes(app, menteesAmong);
};
