import type { Endpoint } from '../contract/endpoint.ts';
import { listEndpoints, listScreenEndpoints, listSignedInAlone } from '../server/testing/listing.fixture.ts';

/** Every endpoint that the running app answers, listed once for each time it is handled. */
export const handledEndpoints = (): readonly Endpoint[] => listEndpoints();

/** The endpoints that the screens answer. */
export const screenEndpoints = (): readonly Endpoint[] => listScreenEndpoints();

/** The endpoints that only check whether the caller is signed in. */
export const signedInAlone = (): readonly Endpoint[] => listSignedInAlone();
