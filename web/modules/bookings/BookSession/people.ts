/** The mentor whose times are shown. */
export interface SessionMentor {
  id: number;
  slug: string | null;
  name: string;
  photo: string | null;
  job: string | null;
  company: string | null;
}

/** BKG-65: the mentee a mentor invites to another session; the times shown are then the mentor's own. */
export interface SessionMentee {
  id: number;
  name: string;
  photo: string | null;
}

/** B47: a session of a group; `arranges`: a mentor of the group is asking, so nobody has to accept. */
export interface SessionGroup {
  id: number;
  name: string;
  people: readonly string[];
  arranges: boolean;
}

export interface OtherSide {
  id: number;
  name: string;
  photo: string | null;
  isGroup?: boolean;
  /** 'UX Design Lead, AirAsia' */
  about: string;
}

/** The person or group that the requester will meet. */
export const otherSide = (
  mentor: SessionMentor,
  mentee: SessionMentee | undefined,
  group?: SessionGroup,
): OtherSide => {
  // People have positive ids, so the negative id keeps the drafts of groups apart.
  if (group) return { id: -group.id, name: group.name, photo: null, isGroup: true, about: group.people.join(', ') };
  return mentee
    ? { ...mentee, about: '' }
    : {
        id: mentor.id,
        name: mentor.name,
        photo: mentor.photo,
        about: [mentor.job, mentor.company].filter(Boolean).join(', '),
      };
};

export const firstName = (name: string) => name.split(' ')[0] ?? name;
