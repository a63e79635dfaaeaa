import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import type { Person } from './queries.ts';
import { updatePerson } from './store/people.ts';

type Changeable = 'firstname' | 'lastname' | 'phoneNo' | 'timezone' | 'whatsappNotification' | 'lang';

/** Changes the columns that a person's profile form fills in; a column that is left out stays as it is. */
export const changePerson = async (tx: Tx, userId: number, changes: Partial<Pick<Person, Changeable>>) => {
  if (Object.values(changes).some((value) => value !== undefined)) await updatePerson(tx, userId, changes);
};

/** B143: the user has closed the welcome modal. */
export const markOnboarded = (tx: Tx, userId: number, now: Temporal.Instant) =>
  updatePerson(tx, userId, { onboardedAt: now });

/** B10: approved for the provider's own platform. */
export const promoteToMentor = (tx: Tx, userId: number) =>
  updatePerson(tx, userId, { userType: 'mentor', isFlMentor: true });
