import * as contract from '../../../contract/pairings.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { presentCapacity, setCapacity } from './capacity.ts';
import { connect } from './connect.ts';
import { presentPairing } from './present.ts';
import { presentConnection } from './show-connection.ts';

export const pairingRoutes = (app: App<Actor>) => {
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
};
