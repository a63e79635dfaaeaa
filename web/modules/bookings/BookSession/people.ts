/** The mentor whose times are shown. */
export interface SessionMentor {
  id: number;
  slug: string | null;
  name: string;
  photo: string | null;
  job: string | null;
  company: string | null;
}

/** BKG-65: the mentee whom a mentor asks back; the times shown are then the mentor's own. */
export interface SessionMentee {
  id: number;
  name: string;
  photo: string | null;
}

export interface OtherSide {
  id: number;
  name: string;
  photo: string | null;
  /** 'UX Design Lead, AirAsia' */
  about: string;
}

/** Whom the one who asks will meet. */
export const otherSide = (mentor: SessionMentor, mentee: SessionMentee | undefined): OtherSide =>
  mentee
    ? { ...mentee, about: '' }
    : {
        id: mentor.id,
        name: mentor.name,
        photo: mentor.photo,
        about: [mentor.job, mentor.company].filter(Boolean).join(', '),
      };

export const firstName = (name: string) => name.split(' ')[0] ?? name;
