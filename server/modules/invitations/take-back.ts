import { chunks } from '../../platform/chunks.ts';
import type { TakeBack } from '../programmes/index.ts';
import { revokeSent } from './store.ts';

/** Rows per statement. */
const atOnce = 500;

/** What a file has sent stops working; one that was accepted, or sent before the file, stays. */
export const takeBackInvitations: TakeBack = async ({ tx }, { people, ...sent }) => {
  const ids: number[] = [];
  for (const roleId of new Set(people.map((one) => one.roleId))) {
    const addresses = people.filter((one) => one.roleId === roleId).map(({ email }) => email);
    for (const some of chunks(addresses, atOnce)) ids.push(...(await revokeSent(tx, { ...sent, roleId }, some)));
  }
  return ids;
};
