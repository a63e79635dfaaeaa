import badgeRows from '../../db/reference/badges.json' with { type: 'json' };
import companyRows from '../../db/reference/companies.json' with { type: 'json' };
import countryRows from '../../db/reference/countries.json' with { type: 'json' };
import goalRows from '../../db/reference/goals.json' with { type: 'json' };
import industryRows from '../../db/reference/industries.json' with { type: 'json' };
import jobRoleRows from '../../db/reference/job_roles.json' with { type: 'json' };
import languageRows from '../../db/reference/languages.json' with { type: 'json' };
import serviceRows from '../../db/reference/services.json' with { type: 'json' };
import skillRows from '../../db/reference/skills.json' with { type: 'json' };
import universityRows from '../../db/reference/universities.json' with { type: 'json' };

/** Finds rows by name; a name that is missing from the list is a mistake in db/demo and stops everything. */
const finder = <Row extends { id: number }>(file: string, rows: readonly Row[], nameOf: (row: Row) => string) => {
  const byName = new Map(rows.map((row) => [nameOf(row), row]));
  return (name: string): Row => {
    const row = byName.get(name);
    if (!row) throw new Error(`db/reference/${file} has no '${name}'`);
    return row;
  };
};
const byName = ({ name }: { name: string }) => name;

export const countryNamed = finder('countries.json', countryRows, byName);
export const jobRoleNamed = finder('job_roles.json', jobRoleRows, byName);
export const universityNamed = finder('universities.json', universityRows, byName);
const badgeNamed = finder('badges.json', badgeRows, byName);
const companyNamed = finder('companies.json', companyRows, byName);
const goalNamed = finder('goals.json', goalRows, ({ mentor_label }) => mentor_label);
const industryNamed = finder('industries.json', industryRows, byName);
const languageNamed = finder('languages.json', languageRows, byName);
const serviceNamed = finder('services.json', serviceRows, byName);
const skillNamed = finder('skills.json', skillRows, byName);

const idsWith = (find: (name: string) => { id: number }) => (names: readonly string[]) =>
  names.map((name) => find(name).id);
export const badgeIds = idsWith(badgeNamed);
export const companyIds = idsWith(companyNamed);
export const goalIds = idsWith(goalNamed);
export const industryIds = idsWith(industryNamed);
export const languageIds = idsWith(languageNamed);
export const serviceIds = idsWith(serviceNamed);
export const skillIds = idsWith(skillNamed);

/** The industries that matching preferences may name (A68). */
export const matchingIndustries = industryRows.filter((row) => row.in_matching).map(byName);
export const badgeNames = badgeRows.map(byName);
export const companiesOf = (iso: string) => companyRows.filter((row) => row.country === iso).map(byName);
