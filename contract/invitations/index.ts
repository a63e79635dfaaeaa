import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './values.ts';
export * from './schemas.ts';

export const readInvite = join(calls.readInvite, schemas.readInvite);
export const sendInvites = join(calls.sendInvites, schemas.sendInvites);
export const refreshInvite = join(calls.refreshInvite, schemas.refreshInvite);
export const listInvited = join(calls.listInvited, schemas.listInvited);
export const resendInvited = join(calls.resendInvited, schemas.resendInvited);
export const listOutstanding = join(calls.listOutstanding, schemas.listOutstanding);
export const resendOne = join(calls.resendOne, schemas.resendOne);
export const revokeInvite = join(calls.revokeInvite, schemas.revokeInvite);
export const lookUpInvite = join(calls.lookUpInvite, schemas.lookUpInvite);
export const acceptInvite = join(calls.acceptInvite, schemas.acceptInvite);
export const joinProgramme = join(calls.joinProgramme, schemas.joinProgramme);
