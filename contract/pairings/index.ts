import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as pairs from './schemas/pairs.ts';
import * as groups from './schemas/groups.ts';
import * as imports from './schemas/imports.ts';
import * as managed from './schemas/managed.ts';

export * from './schemas/pairs.ts';
export * from './schemas/groups.ts';
export * from './values.ts';
export * from './schemas/imports.ts';
export * from './schemas/managed.ts';

export const connect = join(calls.connect, pairs.connect);
export const showConnection = join(calls.showConnection, pairs.showConnection);
export const ownCapacity = join(calls.ownCapacity, pairs.ownCapacity);
export const setOwnCapacity = join(calls.setOwnCapacity, pairs.setOwnCapacity);
export const myGroups = join(calls.myGroups, groups.myGroups);
export const listPairings = join(calls.listPairings, managed.listPairings);
export const createGroup = join(calls.createGroup, managed.createGroup);
export const addToGroup = join(calls.addToGroup, managed.addToGroup);
export const removeFromGroup = join(calls.removeFromGroup, managed.removeFromGroup);
export const changePairing = join(calls.changePairing, managed.changePairing);
export const endPairing = join(calls.endPairing, managed.endPairing);
export const checkPairImport = join(calls.checkPairImport, imports.checkPairImport);
export const runPairImport = join(calls.runPairImport, imports.runPairImport);
export const pairTemplateFile = join(calls.pairTemplateFile, imports.pairTemplateFile);
