import { useLingui } from '@lingui/react/macro';
import type { DashboardActivity } from '../../../../contract/analytics/schemas/activities.ts';
import type { Person } from '../../../ui/Avatar.tsx';

/**
 * The people an activity is about: those in its session, otherwise the person who did it. DSH-28: 'Unknown' if nobody
 * is known.
 */
export const useWho = () => {
  const { t } = useLingui();
  return ({ mentor, mentees, user }: DashboardActivity): Person[] => {
    const people = [mentor ?? user, ...(mentor ? mentees : [])].filter((person) => person !== null);
    if (people.length === 0) return [{ name: t`Unknown`, deleted: true }];
    return people.map(({ full_name: name, profile_photo_url: src, deleted }) => ({ name, src, deleted }));
  };
};
