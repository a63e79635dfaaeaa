import type { NewsfeedReported, ReportsDecided } from '../../domain-events/newsfeed.ts';
import type { ReportDecision } from '../../../contract/newsfeed/index.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { adminsOf, lockRunningShared } from '../programmes/index.ts';
import { factsOf, type Reader } from './permissions.ts';
import { reportById, type ReportRow } from './queries/reports.ts';
import { takeAwayComment, takeAwayPost } from './remove.ts';
import { whyNotReport } from './rules.ts';
import { lockComment } from './store/comments.ts';
import { holdPost, lockPost } from './store/posts.ts';
import { decideReports, insertReport } from './store/reports.ts';

interface Reported {
  programId: number;
  postId: number;
  commentId: number | null;
  userId: number;
}

/** A second report of the same person, while the first is open, changes nothing. */
export const report = async (work: Work<Actor>, reader: Reader, reported: Reported, reason: string) => {
  const { tx, actor, now } = work;
  const { userId, programId, postId, commentId } = reported;
  const thing = { programId, postId, commentId };
  refuseIf(whyNotReport(factsOf(reader, userId, actor)));
  await lockRunningShared(tx, thing.programId);
  found(await holdPost(tx, thing.postId), 'newsfeed.not_found');
  if (thing.commentId !== null) found(await lockComment(tx, thing.commentId), 'newsfeed.not_found');
  const reportId = await insertReport(tx, { ...thing, reporterId: actor.id, reason, createdAt: now });
  if (reportId === null) return;
  await work.announce<NewsfeedReported>({ name: 'newsfeed.reported', at: now.toString(), reportId });
  work.refresh({ people: await adminsOf(tx, thing.programId), keys: ['newsfeed'] });
};

/** What became of it, in the words of an admin's decision. */
const decisionOf = { take_down: 'taken_down', keep: 'kept' } as const;

const writerOf = async (work: Work<Actor>, { postId, commentId }: ReportRow) => {
  const post = commentId === null ? await lockPost(work.tx, postId) : await holdPost(work.tx, postId);
  const written = commentId === null ? post : await lockComment(work.tx, commentId);
  return written?.userId;
};

/** Everything that was said about the same thing is decided with it; the second of two admins finds it decided. */
export const decide = async (work: Work<Actor>, loaded: ReportRow, decision: ReportDecision) => {
  const { tx, actor, now } = work;
  await lockRunningShared(tx, loaded.programId);
  const { programId, postId, commentId } = loaded;
  const writer = await writerOf(work, loaded);
  const current = found(await reportById(tx, loaded.id), 'newsfeed.not_found');
  if (current.decision === decisionOf[decision]) return;
  refuseIf(current.decision === null ? null : 'newsfeed.decided_already');
  const userId = found(writer, 'newsfeed.not_found');
  if (decision === 'take_down')
    return commentId === null ? takeAwayPost(work, postId) : takeAwayComment(work, commentId, postId);
  const kept = { decision: decisionOf.keep, decidedAt: now, decidedBy: actor.id };
  const reportIds = await decideReports(tx, { postId, commentId }, kept);
  const data = { post_id: postId, user_id: userId, ...(commentId !== null && { comment_id: commentId }) };
  await recordInProgram(work, programId, { action: 'newsfeed.kept', data });
  await work.announce<ReportsDecided>({ name: 'newsfeed.reports_decided', at: now.toString(), reportIds });
  work.refresh({ people: [actor.id, ...(await adminsOf(tx, programId))], keys: ['newsfeed'] });
};
