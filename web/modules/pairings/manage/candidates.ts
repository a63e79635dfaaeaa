import { useParticipants } from '../../programmes/index.ts';

/** Someone who can be chosen. */
export interface Candidate {
  id: number;
  name: string;
  note: string;
}

/** A hook that finds people by the typed text. */
export type FindPeople = (search: string) => { people: readonly Candidate[]; loading: boolean };

/** The people a group can be made of. `mentors` is null if its creator is the mentor. */
export interface Candidates {
  mentors: FindPeople | null;
  mentees: FindPeople;
}

const atOnce = 20;

const membersWho = (programId: number, side: 'mentor' | 'mentee'): FindPeople =>
  function useMembersWho(search) {
    const { data, isFetching } = useParticipants(programId, {
      user_type: side,
      per_page: atOnce,
      ...(search !== '' && { search }),
    });
    const people = (data?.participants ?? []).map(({ user_id: id, full_name: name, email }) => ({
      id,
      name,
      note: email,
    }));
    return { people, loading: isFetching };
  };

/** The mentors and the mentees of a programme. */
export const membersOf = (programId: number) => ({
  mentors: membersWho(programId, 'mentor'),
  mentees: membersWho(programId, 'mentee'),
});
