import type { Call } from '../endpoint.ts';
import type * as pairs from './schemas/pairs.ts';
import type * as groups from './schemas/groups.ts';
import type * as imports from './schemas/imports.ts';
import type * as managed from './schemas/managed.ts';

export const connect: Call<typeof pairs.connect> = { method: 'POST', path: '/pairings' };

export const showConnection: Call<typeof pairs.showConnection> = { method: 'GET', path: '/pairings/connection' };

export const ownCapacity: Call<typeof pairs.ownCapacity> = { method: 'GET', path: '/pairings/capacity' };

export const setOwnCapacity: Call<typeof pairs.setOwnCapacity> = { method: 'PATCH', path: '/pairings/capacity' };

export const myGroups: Call<typeof groups.myGroups> = { method: 'GET', path: '/api/v2/my/groups' };

export const listPairings: Call<typeof managed.listPairings> = { method: 'GET', path: '/pairings' };

export const createGroup: Call<typeof managed.createGroup> = { method: 'POST', path: '/pairings/groups' };

export const addToGroup: Call<typeof managed.addToGroup> = { method: 'POST', path: '/pairings/{id}/participants' };

export const removeFromGroup: Call<typeof managed.removeFromGroup> = {
  method: 'DELETE',
  path: '/pairings/{id}/participants/{userId}',
};

export const changePairing: Call<typeof managed.changePairing> = { method: 'PATCH', path: '/pairings/{id}' };

export const endPairing: Call<typeof managed.endPairing> = { method: 'DELETE', path: '/pairings/{id}' };

export const checkPairImport: Call<typeof imports.checkPairImport> = {
  method: 'POST',
  path: '/pairings/imports/check',
};

export const runPairImport: Call<typeof imports.runPairImport> = { method: 'POST', path: '/pairings/imports' };

export const pairTemplateFile: Call<typeof imports.pairTemplateFile> = {
  method: 'GET',
  path: '/pairings/imports/template.csv',
};
