import type { MemberSort } from '../../contract/discovery/values.ts';
import type { ApplicantFilter } from '../../server/modules/applications/queries/find-applicants.ts';
import type { MentorFilter } from '../../server/modules/discovery/queries/search.ts';
import type { ParticipantQuery } from '../../server/modules/programmes/participants/filter.ts';
import { kinds } from './search-questions.ts';

/** Kinds of questions to a list, each in a few words; pages are counted from 1. */
interface Kind<Q> {
  name: string;
  page?: number;
  asked: readonly Q[];
}

const words = (...searches: string[]) => searches.map((search) => ({ search }));
const everything = {
  role_id: ['Mentee', 'Trainee'],
  user_type: ['mentee'],
  department: 'Department 1',
  team: 'Team 7',
  grade: 'G1',
  location: 'Office 2',
  attention: ['never_signed_in', 'not_paired', 'no_session'],
} as const satisfies ParticipantQuery;

/** The last page of 30 that can be asked for: 10,000 are counted. */
const lastOfParticipants = 333;

export const participantKinds: readonly Kind<ParticipantQuery>[] = [
  { name: 'everybody', asked: [{}] },
  { name: 'everybody, names backwards', asked: [{ sort: '-name' }] },
  { name: 'everybody, first come', asked: [{ sort: 'joined' }] },
  { name: 'everybody, last come', asked: [{ sort: '-joined' }] },
  { name: 'everybody, second page', page: 2, asked: [{}] },
  { name: 'everybody, last page', page: lastOfParticipants, asked: [{}, { sort: '-joined' }] },
  { name: 'a common role', asked: [{ role_id: ['Mentee'] }, { role_id: ['Mentor'] }] },
  { name: 'a rare role', asked: [{ role_id: ['Admin'] }, { role_id: ['Trainee'], sort: '-joined' }] },
  { name: 'a kind of role', asked: [{ user_type: ['mentor'] }, { user_type: ['mentor', 'mentee'] }] },
  {
    name: 'a common role, last page',
    page: lastOfParticipants,
    asked: [{ role_id: ['Mentee'] }, { role_id: ['Mentor'] }],
  },
  { name: 'never signed in', asked: [{ attention: ['never_signed_in'] }] },
  { name: 'never signed in, last come', asked: [{ attention: ['never_signed_in'], sort: '-joined' }] },
  { name: 'not paired', asked: [{ attention: ['not_paired'] }] },
  { name: 'not paired, last page', page: lastOfParticipants, asked: [{ attention: ['not_paired'] }] },
  { name: 'no session for 30 days', asked: [{ attention: ['no_session'] }] },
  { name: 'no session for 30 days, last come', asked: [{ attention: ['no_session'], sort: '-joined' }] },
  { name: 'no session for 30 days, last page', page: lastOfParticipants, asked: [{ attention: ['no_session'] }] },
  { name: 'all three', asked: [{ attention: ['never_signed_in', 'not_paired', 'no_session'] }] },
  { name: 'a department', asked: [{ department: 'Department 0' }, { department: 'Department 33' }] },
  { name: 'a team', asked: [{ team: 'Team 12' }, { team: 'Team 299' }] },
  { name: 'a grade', asked: [{ grade: 'G0' }, { grade: 'G11' }] },
  { name: 'an office', asked: [{ location: 'Office 0' }, { location: 'Office 29' }] },
  { name: 'a department and who is not paired', asked: [{ department: 'Department 0', attention: ['not_paired'] }] },
  { name: 'all filters', asked: [everything] },
  { name: 'all filters and a word', asked: [{ ...everything, search: 'an' }] },
  { name: 'a letter', asked: words('a', 's', 'e') },
  { name: 'two letters', asked: words('en', 'ma', 'qi') },
  { name: 'a short part', asked: words('tan', 'kar', 'sun') },
  { name: 'a longer part', asked: words('nurtan', 'karlim', 'joben') },
  { name: 'a full name', asked: words('karlim nurtan', 'joben wasun') },
  { name: 'a part that almost everybody has', asked: words('example', 'exam', '@example.com') },
  { name: 'an address', asked: words('b-1004321@example.com', 'b-1090000@') },
  { name: 'a phone number', asked: words('012 345', '+60 12-3456', '60124') },
  { name: 'a number of the company', asked: words('E104321', 'e1999') },
  { name: 'nobody', asked: words('zzzzqq', 'xqxqxq') },
  {
    name: 'a word and a filter',
    asked: [
      { search: 'tan', role_id: ['Mentor'] },
      { search: 'example', department: 'Department 30' },
    ],
  },
  { name: 'a word, last come', asked: [{ search: 'tan', sort: '-joined' }] },
  { name: 'tenth page of a word', page: 10, asked: words('tan') },
  { name: 'last page of a word', page: 300, asked: words('tan') },
];

export type ApplicantQuestion = Pick<ApplicantFilter, 'status' | 'search'>;
const tab = (...status: ApplicantQuestion['status']): ApplicantQuestion => ({ status, search: '' });
const among = (status: ApplicantQuestion['status'][number], ...searches: string[]) =>
  searches.map((search): ApplicantQuestion => ({ status: [status], search }));
/** The last page of 20 that can be asked for. */
const lastOfApplicants = 500;

export const applicantKinds: readonly Kind<ApplicantQuestion>[] = [
  { name: 'who applied', asked: [tab('applied')] },
  { name: 'a smaller tab', asked: [tab('shortlisted'), tab('waitlisted'), tab('rejected')] },
  { name: 'drafts', asked: [tab('draft')] },
  { name: 'several tabs', asked: [tab('applied', 'shortlisted', 'waitlisted')] },
  { name: 'all tabs', asked: [tab('applied', 'shortlisted', 'waitlisted', 'approved', 'rejected', 'draft')] },
  { name: 'second page', page: 2, asked: [tab('applied')] },
  { name: 'last page', page: lastOfApplicants, asked: [tab('applied'), tab('approved')] },
  { name: 'last page of several tabs', page: lastOfApplicants, asked: [tab('applied', 'approved', 'draft')] },
  { name: 'a letter', asked: among('applied', 'a', 's', 'e') },
  { name: 'two letters', asked: among('applied', 'en', 'ma', 'qi') },
  { name: 'a short part', asked: among('applied', 'tan', 'kar', 'sun') },
  { name: 'a longer part', asked: among('approved', 'nurtan', 'karlim', 'joben') },
  { name: 'a full name', asked: among('applied', 'karlim nurtan', 'joben wasun') },
  { name: 'a part that almost everybody has', asked: among('applied', 'example', '@example.com') },
  { name: 'the same in a small tab', asked: among('draft', 'example', '@example.com') },
  { name: 'an address', asked: among('applied', 'b-1004321@example.com', 'b-1090000@') },
  { name: 'nobody', asked: among('applied', 'zzzzqq') },
  { name: 'tenth page of a word', page: 10, asked: among('applied', 'tan') },
  { name: 'last page of a word', page: 200, asked: among('applied', 'tan') },
  { name: 'last page of a part that almost everybody has', page: lastOfApplicants, asked: among('applied', 'example') },
];

/** The kinds of the platform's search whose order a directory has; its pages are asked for by their number. */
export const directoryKinds: readonly Kind<Partial<MentorFilter> & { sort: MemberSort }>[] = kinds.flatMap(
  ({ name, sort = 'best', page = 1, follows, asked }) =>
    sort === 'soonest' || follows ? [] : [{ name, page, asked: asked.map((part) => ({ ...part, sort })) }],
);
