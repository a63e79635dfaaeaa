import type { HealthSettings } from '../../../contract/health/index.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockRunningShared } from '../programmes/index.ts';
import { judgedAnew } from './recompute.ts';
import { saveSettings } from './store/settings.ts';
import { settingsOf } from './terms.ts';

export const showSettings = async (tx: Tx, programId: number): Promise<HealthSettings> => {
  const { rhythmDays, weights, endsSilent } = (await settingsOf(tx, [programId]))(programId);
  return {
    rhythm_days: rhythmDays,
    rhythm_weight: weights.rhythm,
    felt_weight: weights.felt,
    reliability_weight: weights.reliability,
    forward_weight: weights.forward,
    goals_weight: weights.goals,
    ends_silent: endsSilent,
  };
};

/** M16: a program judges by other measures from now on; what was is not judged again. */
export const changeSettings = async (work: Work<Actor>, programId: number, wanted: HealthSettings) => {
  const { tx, now, actor, later } = work;
  await lockRunningShared(tx, programId);
  const {
    rhythm_days: rhythmDays,
    rhythm_weight: rhythmWeight,
    felt_weight: feltWeight,
    reliability_weight: reliabilityWeight,
    forward_weight: forwardWeight,
    goals_weight: goalsWeight,
    ends_silent: endsSilent,
    ...rest
  } = wanted;
  nothingLeft(rest);
  const weights = { rhythmWeight, feltWeight, reliabilityWeight, forwardWeight, goalsWeight };
  await saveSettings(tx, { programId, rhythmDays, ...weights, endsSilent, updatedBy: actor.id, updatedAt: now });
  await recordInProgram(work, programId, { action: 'health.settings_changed', data: { ...wanted } });
  await later(judgedAnew, { programId });
  return showSettings(tx, programId);
};
