export * from './values/own-lists.ts';

/** PRO-65; 'postdoctarate' is the documents' spelling. */
export const educationLevels = [
  { value: 'not_specified', label: 'Not specified' },
  { value: 'high_school', label: 'High school' },
  { value: 'pre_university', label: 'Pre-university' },
  { value: 'diploma', label: 'Diploma' },
  { value: 'bachelors', label: "Bachelor's degree" },
  { value: 'masters', label: "Master's degree" },
  { value: 'phd', label: 'PhD' },
  { value: 'postdoctarate', label: 'Postdoctorate' },
  { value: 'other', label: 'Other' },
] as const;

/** PRO-47. Discovery offers the first two only (DIS-14). */
export const genders = [
  { value: 'male', label: 'Male', in_discover: true },
  { value: 'female', label: 'Female', in_discover: true },
  { value: 'others', label: 'Others', in_discover: false },
] as const;

/** PRO-28, B26: 4 is reserved; it may be stored but is never shown. */
export const whoToMentor = [
  { value: 1, label: 'Students', hidden: false },
  { value: 2, label: 'Fresh graduates', hidden: false },
  { value: 3, label: 'Early career', hidden: false },
  { value: 4, label: 'Reserved', hidden: true },
  { value: 5, label: 'Mid career', hidden: false },
  { value: 6, label: 'Entrepreneurs', hidden: false },
] as const;

/** DIS-13: the text itself is stored and filtered by. */
export const workingExperience = ['Less than 3 years', '3-5 years', '5-10 years', 'More than 10 years'] as const;

/** DIS-15 */
export const careerLevels = [
  { value: 'entry', label: 'Entry' },
  { value: 'middle', label: 'Middle' },
  { value: 'senior', label: 'Senior' },
  { value: 'director', label: 'Director' },
  { value: 'chief', label: 'Chief' },
] as const;

/** The longest name of an entry; a profile copies a university's name into a field of this length (PRO-66). */
export const entryNameLimit = 60;

export const entryPageSize = 50;
