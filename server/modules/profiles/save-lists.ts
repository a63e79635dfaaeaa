import { missing, notInList, type ProfileParts } from '../../../contract/profiles/index.ts';
import { refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { whyNotAsMentor } from '../../policies/profiles.ts';
import { allInList, allInMatching, type ListName, retiredAmong } from './queries/lists.ts';
import { chosenLists } from './queries/own.ts';
import * as store from './store/lists.ts';

type Tx = Work<Actor>['tx'];
type Replace = (tx: Tx, userId: number, ids: readonly number[]) => Promise<void>;
type ListField = Exclude<
  keyof ProfileParts,
  'user' | 'info' | 'availability' | 'onboarded' | 'program_id' | 'program_goals'
>;

/** What the person has chosen so far, under the names that `chosenLists` gives them. */
type Chosen = keyof Awaited<ReturnType<typeof chosenLists>>;

const inList = (list: ListName) => (tx: Tx, ids: readonly number[]) => allInList(tx, list, ids);

interface Kept {
  list: ListName;
  chosen: Chosen;
  holds: (tx: Tx, ids: readonly number[]) => Promise<boolean>;
  replace: Replace;
}

/** A retired entry stays with whoever has it, and nobody else chooses it. */
const mayKeep = async (tx: Tx, userId: number, { list, chosen }: Kept, ids: readonly number[]) => {
  const retired = await retiredAmong(tx, list, ids);
  if (retired.length === 0) return true;
  const own = (await chosenLists(tx, userId))[chosen].map(({ id }) => id);
  return retired.every((id) => own.includes(id));
};

/** Each list by its name on the wire: which values it may contain, and where it is stored. */
const lists: Record<ListField, Kept> = {
  user_languages: {
    list: 'languages',
    chosen: 'languages',
    holds: inList('languages'),
    replace: store.replaceLanguages,
  },
  user_industries_attributes: {
    list: 'industries',
    chosen: 'industries',
    holds: inList('industries'),
    replace: store.replaceIndustries,
  },
  // PRO-72: the matching preferences offer ten industries.
  industries_attributes: {
    list: 'industries',
    chosen: 'interested_industries',
    holds: allInMatching,
    replace: store.replaceInterestedIndustries,
  },
  services_attributes: {
    list: 'services',
    chosen: 'services',
    holds: inList('services'),
    replace: store.replaceServices,
  },
  skills: { list: 'skills', chosen: 'skills', holds: inList('skills'), replace: store.replaceSkills },
  goals_attributes: { list: 'goals', chosen: 'goals', holds: inList('goals'), replace: store.replaceGoals },
  companies_attributes: {
    list: 'companies',
    chosen: 'companies',
    holds: inList('companies'),
    replace: store.replaceCompanies,
  },
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
    const isFine = (await holds(tx, ids)) && (await mayKeep(tx, actor.id, lists[field], ids));
    if (!isFine) refuseField(field, field === 'user_languages' ? missing('Language') : notInList);
    await replace(tx, actor.id, ids);
  }
};
