import { subscribe } from '../../platform/events.ts';
import { carryOut, type Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import { forgetPlans } from './leaving.ts';
import { makePlan, planToMake } from './make-plan.ts';
import type { Writers } from '../../platform/language.ts';
import { ownData } from './own-data.ts';
import { objectiveRoutesWith } from './routes.ts';
import { objectiveLines, objectiveTellings } from './tellings.ts';

export const objectives = ({ writers }: { writers: Writers }): Plug<Actor, ToldEvent> => ({
  routes: objectiveRoutesWith(writers),
  within: [subscribe('account.purged', 'objectives.forgetPlans', forgetPlans)],
  // A provider may take a minute.
  jobs: [{ ...carryOut(planToMake, makePlan(writers)), aside: true }],
  ownData,
  tellings: objectiveTellings,
  lines: objectiveLines,
});
