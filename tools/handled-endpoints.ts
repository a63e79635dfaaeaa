import type { Endpoint } from '../contract/endpoint.ts';
import { listEndpoints, listScreenEndpoints, listSignedInAlone } from '../server/testing/listing.fixture.ts';

/** Every endpoint that the running app answers, once for each time it was handled. */
export const handledEndpoints = (): readonly Endpoint[] => listEndpoints();

/** What the screens answer. */
export const screenEndpoints = (): readonly Endpoint[] => listScreenEndpoints();

/** What asks only whether somebody is signed in. */
export const signedInAlone = (): readonly Endpoint[] => listSignedInAlone();
