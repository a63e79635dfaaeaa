import type { TagKind } from '../../../../contract/events/values.ts';

interface Entry {
  id: number;
  name: string;
}

/** EVT-20, EVT-39: what an event is about, or whom an announcement is for. */
export type ChosenTags = Record<`${TagKind}_tags`, Entry[]>;

export const noTags: ChosenTags = { skill_tags: [], industry_tags: [], company_tags: [], country_tags: [] };

const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

export const idsOf = (tags: ChosenTags) => ({
  skill_tags: ids(tags.skill_tags),
  industry_tags: ids(tags.industry_tags),
  company_tags: ids(tags.company_tags),
  country_tags: ids(tags.country_tags),
});
