import { refusals } from '../../../../../contract/messages.ts';
import { leftOutShown, type ManyActState } from '../../../../../contract/programmes/index.ts';
import { csvFile, csvOf } from '../../../../platform/csv/write.ts';
import { found } from '../../../../platform/refusal.ts';
import type { Change, Tx } from '../../../../platform/work.ts';
import { fullName } from '../../../accounts/index.ts';
import { programmeById } from '../../queries.ts';
import { actById, actCounts, type ActRow, leftOutOf } from '../../queries/many.ts';

const people = async (tx: Tx, actId: number, most?: number) =>
  (await leftOutOf(tx, actId, most)).map(({ user, reason }) => ({
    user,
    reason: reason === null ? '' : refusals[reason],
  }));

export const presentAct = async (tx: Tx, { id, act, status, gone }: ActRow): Promise<ManyActState> => {
  const { waiting, done, left_out: leftOut } = await actCounts(tx, id);
  const shown = await people(tx, id, leftOutShown);
  return {
    id,
    act,
    status,
    total: waiting + done + leftOut + gone,
    done,
    left_out: leftOut,
    gone,
    left_out_people: shown.map(({ user, reason }) => ({ user_id: user.id, full_name: fullName(user), reason })),
  };
};

/** The act as it is now, read again after a change. */
export const showAct = async (tx: Tx, programId: number, id: number) =>
  presentAct(tx, found(await actById(tx, programId, id), 'programmes.act_not_found'));

/** Everyone who was left out, for whoever goes on with them elsewhere. */
export const leftOutPeopleFile = async ({ tx, now }: Pick<Change, 'tx' | 'now'>, { id, programId }: ActRow) => {
  const { program } = found(await programmeById(tx, programId), 'programmes.not_found');
  const rows = (await people(tx, id)).map(({ user, reason }) => [fullName(user), user.email, reason]);
  return csvFile('People left out', { now, zone: program.timezone }, csvOf(['Name', 'Email', 'Reason'], rows));
};
