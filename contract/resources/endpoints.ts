import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const listResources: Call<typeof schemas.listResources> = { method: 'GET', path: '/resources' };

export const createResource: Call<typeof schemas.createResource> = { method: 'POST', path: '/resources' };

export const updateResource: Call<typeof schemas.updateResource> = { method: 'PATCH', path: '/resources/{id}' };

export const deleteResource: Call<typeof schemas.deleteResource> = { method: 'DELETE', path: '/resources/{id}' };

export const downloadResource: Call<typeof schemas.downloadResource> = { method: 'GET', path: '/resources/{id}/file' };
