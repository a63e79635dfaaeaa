import { found } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { presentOwnProfile } from './present/own.ts';
import { chosenLists, collegesOf, jobsOf, latestApplication, personWithInfo } from './queries/own.ts';

/** A person's row, and everything that their settings pages show. */
export const personWithProfile = async (tx: Tx, userId: number) => {
  const person = found(await personWithInfo(tx, userId), 'accounts.not_found');
  const lists = await chosenLists(tx, userId);
  const jobs = await jobsOf(tx, userId);
  const colleges = await collegesOf(tx, userId);
  const application = await latestApplication(tx, userId);
  return { user: person.user, profile: presentOwnProfile({ person, lists, jobs, colleges, application }) };
};

/** Everything that a person's settings pages show. */
export const ownProfile = async (tx: Tx, userId: number) => (await personWithProfile(tx, userId)).profile;
