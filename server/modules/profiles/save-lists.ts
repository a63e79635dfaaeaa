import { missing, notInList, type ProfileParts } from '../../../contract/profiles/index.ts';
import { refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { whyNotAsMentor } from '../../policies/profiles.ts';
import { allInList, allInMatching, type ListName } from './queries/lists.ts';
import * as store from './store/lists.ts';

type Tx = Work<Actor>['tx'];
type Replace = (tx: Tx, userId: number, ids: readonly number[]) => Promise<void>;
type ListField = Exclude<
  keyof ProfileParts,
  'user' | 'info' | 'availability' | 'onboarded' | 'program_id' | 'program_goals'
>;

const inList = (list: ListName) => (tx: Tx, ids: readonly number[]) => allInList(tx, list, ids);

/** Each list by its name on the wire: which values it may contain, and where it is stored. */
const lists: Record<ListField, { holds: (tx: Tx, ids: readonly number[]) => Promise<boolean>; replace: Replace }> = {
  user_languages: { holds: inList('languages'), replace: store.replaceLanguages },
  user_industries_attributes: { holds: inList('industries'), replace: store.replaceIndustries },
  // PRO-72: the matching preferences offer ten industries.
  industries_attributes: { holds: allInMatching, replace: store.replaceInterestedIndustries },
  services_attributes: { holds: inList('services'), replace: store.replaceServices },
  skills: { holds: inList('skills'), replace: store.replaceSkills },
  goals_attributes: { holds: inList('goals'), replace: store.replaceGoals },
  companies_attributes: { holds: inList('companies'), replace: store.replaceCompanies },
};
const fields = Object.keys(lists) as ListField[];

/** Saves the lists that were sent, replacing each as a whole. */
export const saveLists = async ({ tx, actor }: Work<Actor>, given: Pick<ProfileParts, ListField>) => {
  // PRO-73: forms that show no services send an empty list, so that is no reason to refuse.
  if (given.services_attributes?.length) refuseIf(whyNotAsMentor(actor), 403);
  for (const field of fields) {
    const ids = given[field];
    if (ids === undefined) continue;
    const { holds, replace } = lists[field];
    if (!(await holds(tx, ids))) refuseField(field, field === 'user_languages' ? missing('Language') : notInList);
    await replace(tx, actor.id, ids);
  }
};
