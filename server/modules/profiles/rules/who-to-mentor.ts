import { whoToMentor } from '../../../../contract/reference/index.ts';

/** PRO-28: the people a mentor would like to meet, without the reserved value 4, as numbers and as words. */
export const presentWhoToMentor = (stored: readonly number[]) => {
  const shown = whoToMentor.filter(({ value, hidden }) => !hidden && stored.includes(value));
  return { who_to_mentor: shown.map(({ value }) => value), who_to_mentor_list: shown.map(({ label }) => label) };
};
