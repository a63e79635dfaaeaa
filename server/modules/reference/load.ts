import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/open.ts';
import * as lists from './lists.ts';
import { type ListRows, loadedVersion, noteVersion, writeList } from './store.ts';

const rows: ListRows = {
  countries: lists.countries.map(({ dial_code: dialCode, ...rest }) => ({ ...rest, dialCode })),
  languages: lists.languages,
  industries: lists.industries.map(({ in_discover, in_matching, ...rest }) => ({
    ...rest,
    inDiscover: in_discover,
    inMatching: in_matching,
  })),
  skills: lists.skills,
  services: lists.services,
  goals: lists.goals.map(({ mentor_label: mentorLabel, ...rest }) => ({ ...rest, mentorLabel })),
  companies: lists.companies,
  universities: lists.universities,
  jobRoles: lists.jobRoles,
  badges: lists.badges,
};

/** Distinguishes this version of the lists from any other. */
const fingerprint = () => createHash('sha256').update(JSON.stringify(rows)).digest('base64url');

/**
 * Loads the lists of db/reference into the database, once per version; ids are stable, so references to them stay
 * valid.
 */
export const loadReference = (transact: Database['transact']) =>
  transact(async (tx) => {
    const version = fingerprint();
    if ((await loadedVersion(tx)) === version) return;
    for (const name of Object.keys(rows) as (keyof ListRows)[]) await writeList(tx, name, rows[name]);
    await noteVersion(tx, version);
  });
