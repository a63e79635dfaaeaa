import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './values.ts';
export * from './schemas.ts';

export const listResources = join(calls.listResources, schemas.listResources);
export const createResource = join(calls.createResource, schemas.createResource);
export const updateResource = join(calls.updateResource, schemas.updateResource);
export const deleteResource = join(calls.deleteResource, schemas.deleteResource);
export const downloadResource = join(calls.downloadResource, schemas.downloadResource);
