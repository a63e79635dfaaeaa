import type { OwnData } from '../../platform/plug.ts';
import { presentDetails } from './present/participants.ts';
import { joinedBy } from './queries.ts';
import { detailsOfPerson } from './queries/employee-details.ts';
import { savedBy } from './queries/saved-filters.ts';
import { chosenGoals } from './queries/goals.ts';

/** Our part of a person's download (M22). */
export const ownData: OwnData = async (tx, userId) => ({
  mentoring_services: (await chosenGoals(tx, userId)).map(({ mentorLabel }) => mentorLabel),
  employee_details: (await detailsOfPerson(tx, userId)).map(({ company, details }) => ({
    company,
    ...presentDetails(details),
  })),
  saved_filters: await savedBy(tx, userId),
  memberships: (await joinedBy(tx, userId)).map(({ program, role, joinedAt, removedAt }) => ({
    program,
    role,
    joined_at: joinedAt.toString(),
    removed_at: removedAt?.toString() ?? null,
  })),
});
