import type { Participant, Participants } from '../../../../contract/programmes/index.ts';

export const roles = [
  { id: 1, name: 'Admin', user_type: 'admin' as const, is_owner: false, count: 1 },
  { id: 2, name: 'Mentee', user_type: 'mentee' as const, is_owner: false, count: 7 },
  { id: 3, name: 'Mentor', user_type: 'mentor' as const, is_owner: false, count: 2 },
  { id: 4, name: 'Portal Owner', user_type: 'admin' as const, is_owner: true, count: 1 },
];
/** The call for the list itself. */
export const isList = ({ path }: { path: string }) => path.startsWith('/programs/3/participants?');

const roleOf = (at: number): Participant['role'] => {
  const { id, name, user_type } = roles[at - 1] as (typeof roles)[number];
  return { id, name, user_type };
};
export const person = (
  user_id: number,
  full_name: string,
  role: number,
  more: Partial<Participant> = {},
): Participant => ({
  user_id,
  slug: `person-${user_id}`,
  full_name,
  firstname: full_name.split(' ')[0] ?? '',
  lastname: full_name.split(' ').slice(1).join(' '),
  profile_photo_url: null,
  email: `p${user_id}@example.com`,
  phone_no: null,
  role: roleOf(role),
  capacity: null,
  standing: 'joined',
  joined_at: '2026-11-20T10:00:00Z',
  is_owner: role === 4,
  is_self: false,
  chat_link: `/app/acme/alpha/messages?with=${user_id}`,
  details: { employee_id: '', department: '', team: '', grade: '', location: '', manager: '' },
  ...more,
});
export const page: Participants = {
  participants: [
    person(11, 'Ann Lim', 1, { is_self: true, chat_link: null }),
    person(12, 'Bob Tan', 2),
    person(13, 'Olga Ong', 4),
  ],
  total: 11,
  page: 1,
  per_page: 30,
  max_pages: 1,
  roles,
  mentors: 2,
  mentees: 7,
  may_add_roles: false,
  details_in_use: { department: [], team: [], grade: [], location: [] },
};
