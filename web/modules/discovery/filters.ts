import { type MentorSort, mentorSorts } from '../../../contract/discovery/values.ts';

/** DIS-04, DIS-16: the filter keys as the address and the call name them, in the order of the panel. */
export const filterKeys = [
  'industry',
  'language',
  'country',
  'working_experience',
  'working_experience_level',
  'gender',
  'job_role',
  // GOL-07: only in a programme's directory.
  'program_goals',
] as const;
export type FilterKey = (typeof filterKeys)[number];
export type Filters = Readonly<Record<FilterKey, readonly string[]>>;

/** What the user is looking for: search words and filters. */
export interface DiscoveryFilter {
  search: string;
  filters: Filters;
  /** M33: absent for the best match, which comes without being asked for. */
  sort?: MentorSort | undefined;
}

/** The query of the discovery page's address as it arrives: it may contain anything. */
export type DiscoveryAddress = Partial<Record<FilterKey | 'search' | 'sort', string | undefined>>;

/** How many characters the call accepts: anything beyond is dropped rather than refused. */
const most = { words: 200, list: 1000 };

const withinTheCall = (values: readonly string[]) => {
  let length = 0;
  return values.filter((value) => (length += value.length + 1) <= most.list);
};

/** A comma-separated list: trimmed, without duplicates. */
const readList = (text: string | undefined) => {
  const values = (text ?? '').split(',').map((value) => value.trim());
  return withinTheCall([...new Set(values)].filter((value) => value !== ''));
};

const isId = (value: string) => /^[1-9]\d{0,14}$/.test(value);

/** The ids in an address; anything else is left out (B21). */
export const readIds = (text: string | undefined) => readList(text).filter(isId);

export const writeList = (values: readonly string[]) => (values.length === 0 ? undefined : values.join(','));

const forEachKey = (valuesOf: (key: FilterKey) => readonly string[]): Filters => ({
  industry: valuesOf('industry'),
  language: valuesOf('language'),
  country: valuesOf('country'),
  working_experience: valuesOf('working_experience'),
  working_experience_level: valuesOf('working_experience_level'),
  gender: valuesOf('gender'),
  job_role: valuesOf('job_role'),
  program_goals: valuesOf('program_goals'),
});

export const noFilters = forEachKey(() => []);

const sortIn = (text: string | undefined) => mentorSorts.find((sort) => sort === text && sort !== mentorSorts[0]);

/** DIS-08: restored on load; by name as well as by id (M30). */
export const readAsked = (address: DiscoveryAddress): DiscoveryFilter => {
  const sort = sortIn(address.sort);
  return {
    search: (address.search ?? '').trim().slice(0, most.words),
    filters: forEachKey((key) => readList(address[key])),
    ...(sort && { sort }),
  };
};

/** DIS-08: comma-separated values; unused filters leave no trace. */
export const writeAsked = ({ search, filters, sort }: DiscoveryFilter): DiscoveryAddress => {
  const address: DiscoveryAddress = {};
  if (search !== '') address.search = search;
  for (const key of filterKeys) {
    const list = writeList(filters[key]);
    if (list !== undefined) address[key] = list;
  }
  if (sort !== undefined) address.sort = sort;
  return address;
};

/** M30: the values of a filter as its options have them, where the address has their names. */
export const asOptions = (values: readonly string[], options: readonly { value: string; label: string }[]) =>
  values.map((one) => options.find(({ label }) => label.toLowerCase() === one.toLowerCase())?.value ?? one);

export const withValues = (filters: Filters, key: FilterKey, values: readonly string[]): Filters => ({
  ...filters,
  [key]: values,
});

/** The number of filter values in use. */
export const countFilters = (filters: Filters) => filterKeys.reduce((sum, key) => sum + filters[key].length, 0);

export const sameAsked = (one: DiscoveryFilter, other: DiscoveryFilter) =>
  one.search === other.search &&
  one.sort === other.sort &&
  filterKeys.every((key) => one.filters[key].join() === other.filters[key].join());
