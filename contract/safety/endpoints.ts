import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

// M47
export const listBlocks: Call<typeof schemas.listBlocks> = { method: 'GET', path: '/blocks' };
export const showBlock: Call<typeof schemas.showBlock> = { method: 'GET', path: '/blocks/{user_id}' };
export const blockPerson: Call<typeof schemas.blockPerson> = { method: 'POST', path: '/blocks' };
export const unblockPerson: Call<typeof schemas.unblockPerson> = { method: 'DELETE', path: '/blocks/{user_id}' };
export const listMemberBlocks: Call<typeof schemas.listMemberBlocks> = { method: 'GET', path: '/member_blocks' };

export const reportPerson: Call<typeof schemas.reportPerson> = { method: 'POST', path: '/safety_reports' };
export const listSafetyReports: Call<typeof schemas.listSafetyReports> = { method: 'GET', path: '/safety_reports' };
export const decideSafetyReport: Call<typeof schemas.decideSafetyReport> = {
  method: 'POST',
  path: '/safety_reports/{id}/decide',
};
