import type { NewsfeedAuthor, NewsfeedComment, NewsfeedPost, NewsfeedReport } from './schemas.ts';

export const anAuthor: NewsfeedAuthor = {
  id: 21,
  slug: 'daniel-lim',
  full_name: 'Daniel Lim',
  photo_url: null,
  role: 'Mentor',
};

/** A post as another member reads it. */
export const aPost = (more: Partial<NewsfeedPost> = {}): NewsfeedPost => ({
  id: 7,
  program_id: 3,
  author: anAuthor,
  body: 'Slides of Tuesday: https://example.com/slides',
  images: [],
  pinned: false,
  created_at: '2026-11-20T10:00:00Z',
  edited_at: null,
  likes: 2,
  liked: false,
  comments: 1,
  why_not: {
    edit: 'newsfeed.authors_only',
    delete: 'newsfeed.authors_only',
    pin: 'programmes.admins_only',
    report: null,
    take_part: null,
  },
  ...more,
});

/** What its author may do with it. */
export const asAuthor: NewsfeedPost['why_not'] = {
  edit: null,
  delete: null,
  pin: 'programmes.admins_only',
  report: 'newsfeed.own',
  take_part: null,
};

export const aComment = (more: Partial<NewsfeedComment> = {}): NewsfeedComment => ({
  id: 31,
  post_id: 7,
  author: { ...anAuthor, id: 22, slug: 'aisha', full_name: 'Aisha Rahman', role: 'Mentee' },
  body: 'Thank you!',
  created_at: '2026-11-20T11:00:00Z',
  why_not: { delete: 'newsfeed.authors_only', report: null },
  ...more,
});

export const aReport = (more: Partial<NewsfeedReport> = {}): NewsfeedReport => ({
  id: 41,
  about: 'post',
  post_id: 7,
  author: anAuthor,
  body: 'Buy my course',
  images: [],
  created_at: '2026-11-20T10:00:00Z',
  reports: [
    { id: 41, by: 'Aisha Rahman', reason: 'An advertisement', at: '2026-11-20T12:00:00Z' },
    { id: 42, by: 'Mei Tan', reason: 'Spam', at: '2026-11-20T13:00:00Z' },
  ],
  ...more,
});
