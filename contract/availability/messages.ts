export const availabilityRefusals = {
  'availability.mentors_only': 'Only mentors can set when they are available.',
  'availability.programme_not_found': 'This program does not exist.',
  'availability.changed_elsewhere': 'Your availability was changed somewhere else since you opened this page.',
} as const;
