import type { OwnData } from '../../platform/plug.ts';
import { fullName } from '../accounts/index.ts';
import { ownBlocks, ownReports } from './queries/own.ts';

/** M22. What others reported about the person, and who blocked them, is not theirs to read. */
export const ownData: OwnData = async (tx, userId) => ({
  blocks: (await ownBlocks(tx, userId)).map(({ createdAt, ...person }) => ({ person: fullName(person), createdAt })),
  reports: await ownReports(tx, userId),
});
