import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { discoverMentors, programmeDirectory } from '../../../contract/discovery/index.ts';
import { chosenAmong, refuseUnknown } from '../../platform/chosen.ts';
import type { Tx } from '../../platform/work.ts';
import { goalsOf } from '../programmes/index.ts';
import { entriesChosen } from '../reference/index.ts';
import type { MentorFilter } from './queries/search.ts';

type Sent = Omit<
  EndpointInput<typeof discoverMentors>['query'],
  'page' | 'after' | 'sort' | 'timezone' | 'utf8' | 'commit'
> &
  Partial<Pick<EndpointInput<typeof programmeDirectory>['query'], 'program_goals'>>;

const servicesOf = async (tx: Tx, programId: number) =>
  (await goalsOf(tx, programId)).map(({ id, mentorLabel: name }) => ({ id, name }));

/** M30: what the call filters by, in ids; refuses entries that no list has, at their field. `programId`: of a directory. */
export const filterOf = async (
  tx: Tx,
  { search = '', industry, language, country, program_goals: goals = [], ...words }: Sent,
  programId: number | null,
): Promise<MentorFilter> => {
  const chosen = {
    industry: await entriesChosen(tx, 'industry', industry),
    language: await entriesChosen(tx, 'language', language),
    country: await entriesChosen(tx, 'country', country),
    program_goals: chosenAmong(goals, programId === null || goals.length === 0 ? [] : await servicesOf(tx, programId)),
  };
  refuseUnknown(Object.entries(chosen).flatMap(([field, { hasUnknown }]) => (hasUnknown ? [field] : [])));
  return {
    ...words,
    search,
    skill: [],
    industry: chosen.industry.ids,
    language: chosen.language.ids,
    country: chosen.country.ids,
    program_goals: chosen.program_goals.ids,
  };
};
