import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './values.ts';
export * from './schemas.ts';

export const listBlocks = join(calls.listBlocks, schemas.listBlocks);
export const showBlock = join(calls.showBlock, schemas.showBlock);
export const blockPerson = join(calls.blockPerson, schemas.blockPerson);
export const unblockPerson = join(calls.unblockPerson, schemas.unblockPerson);
export const listMemberBlocks = join(calls.listMemberBlocks, schemas.listMemberBlocks);
export const reportPerson = join(calls.reportPerson, schemas.reportPerson);
export const listSafetyReports = join(calls.listSafetyReports, schemas.listSafetyReports);
export const decideSafetyReport = join(calls.decideSafetyReport, schemas.decideSafetyReport);
