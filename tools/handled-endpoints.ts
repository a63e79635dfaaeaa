import type { Endpoint } from '../contract/endpoint.ts';
import { listEndpoints, listScreenEndpoints } from '../server/testing/listing.fixture.ts';

/** Every endpoint that the running app answers, once for each time it was handled. */
export const handledEndpoints = (): readonly Endpoint[] => listEndpoints();

/** What the screens answer. */
export const screenEndpoints = (): readonly Endpoint[] => listScreenEndpoints();
