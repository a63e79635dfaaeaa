import type { Temporal } from 'temporal-polyfill';
import badgeRows from '../../../db/reference/badges.json' with { type: 'json' };
import companyRows from '../../../db/reference/companies.json' with { type: 'json' };
import countryRows from '../../../db/reference/countries.json' with { type: 'json' };
import goalRows from '../../../db/reference/goals.json' with { type: 'json' };
import industryRows from '../../../db/reference/industries.json' with { type: 'json' };
import jobRoleRows from '../../../db/reference/job_roles.json' with { type: 'json' };
import languageRows from '../../../db/reference/languages.json' with { type: 'json' };
import serviceRows from '../../../db/reference/services.json' with { type: 'json' };
import skillRows from '../../../db/reference/skills.json' with { type: 'json' };
import universityRows from '../../../db/reference/universities.json' with { type: 'json' };

/** A row that other rows refer to: its id never changes, and new rows go to the end of their file. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface Country extends Named {
  /** ISO 3166-1, two letters. */
  readonly iso: string;
  /** The country's calling code, digits only. */
  readonly dial_code: string;
}

export interface Language extends Named {
  readonly code: string;
}

export interface Industry extends Named {
  readonly in_discover: boolean;
  readonly in_matching: boolean;
}

/** A company or university, with the ISO code of its home country. */
export interface Organisation extends Named {
  readonly country: string;
}

/** `image` is the name of a Tabler icon. */
export interface Badge extends Named {
  readonly image: string;
}

export interface Goal {
  readonly id: number;
  readonly mentor_label: string;
  readonly image: string;
}

// Where a single area code covers a territory of the +1 plan, the dial code includes it (Bahamas 1242). The Dominican
// Republic, Jamaica and Puerto Rico have several, so they have only 1: any one of them would be wrong for some numbers.
export const countries: readonly Country[] = countryRows;
export const languages: readonly Language[] = languageRows;
export const industries: readonly Industry[] = industryRows;
export const skills: readonly Named[] = skillRows;
export const services: readonly Named[] = serviceRows;
export const goals: readonly Goal[] = goalRows;
export const companies: readonly Organisation[] = companyRows;
export const universities: readonly Organisation[] = universityRows;
export const badges: readonly Badge[] = badgeRows;
export const jobRoles: readonly Named[] = jobRoleRows;

const alphabet = new Intl.Collator('en');
const idsByName = (rows: readonly Named[]) =>
  rows.toSorted((a, b) => alphabet.compare(a.name, b.name)).map((r) => r.id);

const countryId = (iso: string) => {
  const country = countries.find((c) => c.iso === iso);
  if (!country) throw new Error(`No country ${iso} in db/reference/countries.json`);
  return country.id;
};

/** DIS-11: English, Bahasa Malaysia, Mandarin. */
export const discoverLanguages: readonly number[] = [1, 2, 3];

/** DIS-12, in the documents' order. */
export const discoverCountries: readonly number[] = ['MY', 'SG', 'ID', 'US', 'GB'].map(countryId);

/** DIS-09, A68: the eleven ids of the discovery filter, sorted by name. */
export const discoverIndustries: readonly number[] = idsByName(industries.filter((i) => i.in_discover));

/** A68: the ten ids of the matching preferences, sorted by name. */
export const matchingIndustries: readonly number[] = idsByName(industries.filter((i) => i.in_matching));

export interface TimeZone {
  /** IANA name, such as `Asia/Kuala_Lumpur`. */
  readonly name: string;
  /** Such as `UTC+08:00`. */
  readonly offset: string;
  readonly offset_minutes: number;
}

const zoneNames = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

const zoneAt = (now: Temporal.Instant, name: string): TimeZone => {
  const local = now.toZonedDateTimeISO(name);
  return { name, offset: `UTC${local.offset}`, offset_minutes: local.offsetNanoseconds / 60_000_000_000 };
};

const byOffsetThenName = (a: TimeZone, b: TimeZone) =>
  a.offset_minutes - b.offset_minutes || (a.name < b.name ? -1 : 1);

// Clocks change on whole minutes, so every instant within a minute has the same answer; computing it takes about 10 ms.
let answered: { minute: number; zones: readonly TimeZone[] } | null = null;

/** PRO-79: every IANA zone with its offset at this instant, sorted by offset, then name. */
export const timeZonesAt = (now: Temporal.Instant): readonly TimeZone[] => {
  const minute = Math.floor(now.epochMilliseconds / 60_000);
  if (answered?.minute !== minute) {
    answered = { minute, zones: zoneNames.map((name) => zoneAt(now, name)).toSorted(byOffsetThenName) };
  }
  return answered.zones;
};
