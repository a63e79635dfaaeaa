/** What a field of a call, or a word of its address, names. */
export interface Reference {
  to: 'person' | 'program';
  /** What the endpoint works with; whoever calls may send the number or the slug (M31). */
  as: 'number' | 'slug';
}

const person: Reference = { to: 'person', as: 'number' };
const program: Reference = { to: 'program', as: 'number' };
const personBySlug: Reference = { to: 'person', as: 'slug' };
const programBySlug: Reference = { to: 'program', as: 'slug' };

/** Fields, wherever they are in a query or a body. */
const fields: Readonly<Record<string, Reference>> = {
  program_id: program,
  programId: program,
  program_slug: programBySlug,
  user_id: person,
  userId: person,
  mentor_id: person,
  mentee_id: person,
  mentorId: person,
  menteeId: person,
  participant_id: person,
  participantId: person,
  requester_id: person,
  requestee_id: person,
  missed_participant_id: person,
  owner_id: person,
  reportedUserId: person,
  user_ids: person,
  mentor_ids: person,
  mentee_ids: person,
  recipientUserIds: person,
};

/** Words of an address, by the words around them. */
const words: readonly [place: RegExp, word: RegExp, reference: Reference][] = [
  [/\/programs\/\{id\}/, /^id$/, program],
  [/\/(users|mentors)\/\{id\}/, /^id$/, person],
  [/\/members\/\{id\}/, /^id$/, personBySlug],
  [/\/(users|mentors|mentor_profile|mentee_profile)\/\{slug\}/, /^slug$/, personBySlug],
  [/\/app\/\{enterprise\}\/\{(program|programme)\}/, /^programm?e?$/, programBySlug],
];

/** What this field of a call to this address names; null for anything but a person or a program. */
export const referenceIn = (path: string, name: string): Reference | null =>
  (Object.hasOwn(fields, name) ? fields[name] : undefined) ??
  words.find(([place, word]) => word.test(name) && place.test(path))?.[2] ??
  null;

/** A slug that could be meant: digits alone are a number.. */
export const isSlug = (text: string) => /^[a-z0-9][a-z0-9-]{0,199}$/i.test(text) && !/^\d+$/.test(text);

export const isNumber = (text: string) => /^\d{1,15}$/.test(text);
