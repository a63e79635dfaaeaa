import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { forgetNpsOf } from './store/nps.ts';
import { forgetPulsesOf } from './store/pulses.ts';
import { forgetSurveysOf } from './store/surveys.ts';

/** ACC-66: figures stay, and nobody knows whose they are. */
export const forgetAnswers = async ({ tx }: Change, { userId }: AccountPurged) => {
  await forgetNpsOf(tx, userId);
  await forgetSurveysOf(tx, userId);
  await forgetPulsesOf(tx, userId);
};
