import type { MentorSort } from '../../contract/discovery/values.ts';
import type { MentorFilter } from '../../server/modules/discovery/queries/search.ts';

/** One kind of question, in different words. `page` is counted from 1. */
export interface Kind {
  name: string;
  sort?: MentorSort;
  /** Whether the page is asked for after the one before (`next`), as the pages of the product do. */
  follows?: boolean;
  page?: number;
  /** Only to be seen: the product's own pages follow each other and skip nothing. */
  unbound?: boolean;
  asked: readonly Partial<MentorFilter>[];
}

const words = (...searches: string[]) => searches.map((search) => ({ search }));
const everything = {
  industry: [1, 2, 3, 4, 5, 6, 7, 8],
  language: [1],
  country: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  working_experience: ['3-5 years', '5-10 years'],
  working_experience_level: ['senior', 'director'],
  gender: ['female'],
  job_role: ['Software Engineer', 'Data Engineer'],
};
/** The last page that the product offers: it counts to 10,000. */
const last = 833;

export const kinds: readonly Kind[] = [
  { name: 'nothing asked', asked: [{}] },
  { name: 'soonest', sort: 'soonest', asked: [{}] },
  { name: 'by rating', sort: 'rating', asked: [{}] },
  { name: 'most sessions', sort: 'sessions', asked: [{}] },
  { name: 'newest', sort: 'newest', asked: [{}] },
  { name: 'second page', page: 2, asked: [{}] },
  { name: 'last page', page: last, asked: [{}] },
  { name: 'last page, soonest', page: last, sort: 'soonest', asked: [{}] },
  { name: 'a letter', asked: words('a', 's', 'e') },
  { name: 'two letters', asked: words('en', 'ma', 'so') },
  { name: 'a short beginning', asked: words('eng', 'mar', 'sof') },
  { name: 'a longer beginning', asked: words('engine', 'market', 'manag') },
  { name: 'a common word', asked: words('engineer', 'manager', 'leadership') },
  { name: 'a common word, newest', sort: 'newest', asked: words('engineer', 'manager') },
  { name: 'a common word, most sessions', sort: 'sessions', asked: words('engineer', 'manager') },
  { name: 'a common word, soonest', sort: 'soonest', asked: words('engineer', 'manager') },
  { name: 'a common word, by rating', sort: 'rating', asked: words('engineer', 'manager') },
  { name: 'a rare word', asked: words('beekeeping', 'company77') },
  { name: 'a name', asked: words('karlim', 'nurtan', 'joben') },
  { name: 'nobody', asked: words('zzzzqq', 'xqxqxq') },
  { name: 'a typo in a common word', asked: words('enginer', 'markting', 'leadrship') },
  { name: 'a typo in a rare word', asked: words('beekeping', 'beekeepng') },
  { name: 'a typo in a name', asked: words('karliim', 'nurtann', 'tanvre') },
  { name: 'two common words', asked: words('software engineer', 'marketing manager') },
  { name: 'a common and a rare word', asked: words('beekeeping engineer', 'company77 manager') },
  { name: 'a full name', asked: words('karlim nurtan', 'joben wasun') },
  { name: 'two words, one with a typo', asked: words('software enginer', 'beekeping manager') },
  { name: 'two words with typos', asked: words('sofware enginer', 'markting managr', 'karliim nurtann') },
  { name: 'three words', asked: words('software engineer leadership', 'data engineer python') },
  { name: 'an industry', asked: [{ industry: [3] }, { industry: [11] }] },
  { name: 'two industries', asked: [{ industry: [3, 4] }, { industry: [7, 19] }] },
  { name: 'a skill', asked: [{ skill: [7] }, { skill: [222] }] },
  { name: 'the language of all, and a rare one', asked: [{ language: [1] }, { language: [9] }] },
  { name: 'a country', asked: [{ country: [4] }, { country: [39] }] },
  { name: 'years of experience', asked: [{ working_experience: ['3-5 years'] }] },
  { name: 'a career level', asked: [{ working_experience_level: ['chief'] }] },
  { name: 'a gender', asked: [{ gender: ['female'] }] },
  { name: 'a gender, soonest', sort: 'soonest', asked: [{ gender: ['female'] }] },
  { name: 'a job role', asked: [{ job_role: ['Actuary'] }, { job_role: ['software engineer'] }] },
  { name: 'all filters', asked: [everything] },
  { name: 'all filters and a word', asked: [{ ...everything, search: 'leadership' }] },
  {
    name: 'a word and a filter',
    asked: [
      { search: 'engineer', gender: ['female'] },
      { search: 'actuary', country: [3] },
    ],
  },
  { name: 'filters that nobody fits', asked: [{ job_role: ['Actuary'], search: 'designer' }] },
  { name: 'tenth page of a common word', page: 10, asked: words('engineer') },
  { name: 'last page of a common word', page: last, follows: true, asked: words('engineer') },
  { name: 'last page of a gender, newest', page: last, sort: 'newest', follows: true, asked: [{ gender: ['female'] }] },
  { name: 'last page of a common word, by its number', page: last, unbound: true, asked: words('engineer') },
  { name: 'last page of a gender, by its number', page: last, unbound: true, asked: [{ gender: ['female'] }] },
];
