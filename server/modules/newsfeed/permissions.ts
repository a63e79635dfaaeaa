import type { RefusalCode } from '../../../contract/messages.ts';
import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { administers, membershipIn } from '../../policies/programmes.ts';
import { loadForAdminOf, loadForMember } from '../programmes/index.ts';
import { commentById, type CommentView } from './queries/comments.ts';
import { postById, type PostView } from './queries/posts.ts';
import { reportById, type ReportRow } from './queries/reports.ts';
import type { Facts } from './rules.ts';

type Member = Awaited<ReturnType<typeof loadForMember>>;

/** What a reader is in the program whose newsfeed it is. */
export interface Reader {
  isAdmin: boolean;
  isActive: boolean;
  byMember: boolean;
}

export const readerIn = (actor: Actor, { program, standing }: Member): Reader => ({
  isAdmin: administers(standing),
  isActive: program.isActive,
  byMember: membershipIn(actor, program) !== undefined,
});

export const factsOf = ({ isAdmin, isActive }: Reader, writerId: number, actor: Actor): Facts => ({
  isAdmin,
  isActive,
  mine: writerId === actor.id,
});

export interface LoadedPost {
  view: PostView;
  reader: Reader;
}

export interface LoadedComment {
  view: CommentView;
  reader: Reader;
}

type Asking = Parameters<typeof loadForMember>[0];

const postFor = async (work: Asking, id: number): Promise<LoadedPost> => {
  const notFound: RefusalCode = 'newsfeed.not_found';
  const view = found(await postById(work.tx, id, work.actor.id), notFound);
  return { view, reader: readerIn(work.actor, await loadForMember(work, view.post.programId, notFound)) };
};

type OfOne = { params: { id: number } };

/** Whoever may read the newsfeed that the post is in. */
export const readerOfPost: Loader<Actor, Actor, OfOne, LoadedPost> = {
  policy: signedIn,
  load: (work, { params }) => postFor(work, params.id),
};

/** The same as themselves: nobody likes, writes or reports in the name of another (B11). */
export const takingPartInPost: typeof readerOfPost = { ...readerOfPost, policy: inOwnAccount };

export const takingPartInComment: Loader<Actor, Actor, OfOne, LoadedComment> = {
  policy: inOwnAccount,
  load: async (work, { params }) => {
    const notFound: RefusalCode = 'newsfeed.not_found';
    const view = found(await commentById(work.tx, params.id), notFound);
    // The post it is on may be hidden, with everything below it (NEW-04).
    found(await postById(work.tx, view.comment.postId, work.actor.id), notFound);
    return { view, reader: readerIn(work.actor, await loadForMember(work, view.programId, notFound)) };
  },
};

/** Admins of the program in which it was reported. */
export const decider: Loader<Actor, Actor, OfOne, ReportRow> = {
  policy: signedIn,
  load: async (work, { params }) => {
    const report = found(await reportById(work.tx, params.id), 'newsfeed.not_found');
    await loadForAdminOf(work, report.programId, 'newsfeed.not_found');
    return report;
  },
};
