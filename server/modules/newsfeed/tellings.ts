import type {
  NewsfeedReported,
  NewsfeedTakenDown,
  PostCommented,
  ReportsDecided,
} from '../../domain-events/newsfeed.ts';
import type { Change, Tx } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { saysOf } from '../../telling/line.ts';
import { type Telling, tells } from '../../telling/telling.ts';
import { livingPeople } from '../accounts/index.ts';
import { adminsOf, memberIds, portalPath, programmeById } from '../programmes/index.ts';
import { commentById } from './queries/comments.ts';
import { postById } from './queries/posts.ts';
import { decidedReports, reportById } from './queries/reports.ts';

export const newsfeedLines = {
  'newsfeed.commented': '{person} commented on your post.',
  'newsfeed.commented_by_many': '{person} and {others} commented on your post.',
  'newsfeed.reported': 'Something in the newsfeed of {program} was reported.',
  'newsfeed.report_taken_down': 'What you reported in the newsfeed of {program} was taken down.',
  'newsfeed.report_kept': 'An admin looked at what you reported in the newsfeed of {program}, and kept it.',
  'newsfeed.report_deleted': 'What you reported in the newsfeed of {program} was deleted by its author.',
  'newsfeed.post_taken_down': 'An admin took down a post of yours in the newsfeed of {program}.',
  'newsfeed.comment_taken_down': 'An admin took down a comment of yours in the newsfeed of {program}.',
} as const;
const say = saysOf(newsfeedLines);

const about = (objectId: number, linkPath: string, line: ReturnType<typeof say>) => ({
  notice: { objectType: 'Newsfeed' as const, objectId, linkPath, line },
});

const portalOf = async (tx: Tx, programId: number) => {
  const programme = await programmeById(tx, programId);
  return programme && portalPath(programme);
};

/** Those of them who have an account, and are still in the program. */
const stillIn = async (tx: Tx, programId: number, userIds: readonly number[]) =>
  (await livingPeople(tx, await memberIds(tx, programId, userIds))).map(({ id }) => id);

/** Nobody is told of what they wrote themselves, or of what is gone again. */
const ofComment = async ({ tx }: Change, { commentId }: PostCommented): Promise<Telling[]> => {
  const comment = await commentById(tx, commentId);
  const post = comment && (await postById(tx, comment.comment.postId, comment.comment.userId));
  const portal = comment && (await portalOf(tx, comment.programId));
  if (!comment || !post || !portal || post.post.userId === comment.comment.userId) return [];
  const { id, userId, programId } = post.post;
  const by = comment.comment.userId;
  const person = { user: by };
  const { notice } = about(id, pages.newsfeedPost(portal, id), say('newsfeed.commented', { person }));
  const grouped = {
    key: `newsfeed.commented:${id}`,
    by,
    many: (others: number) => say('newsfeed.commented_by_many', { person, others: { others } }),
  };
  const told = await stillIn(tx, programId, [userId]);
  return told.map((one) => ({ userId: one, notice: { ...notice, grouped } }));
};

/** The admins who are members of the program; those of its company find it on the admin page. */
const ofReport = async ({ tx }: Change, { reportId }: NewsfeedReported): Promise<Telling[]> => {
  const report = await reportById(tx, reportId);
  const portal = report && (await portalOf(tx, report.programId));
  if (!report || !portal || report.decision !== null) return [];
  const line = say('newsfeed.reported', { program: { program: report.programId } });
  const admins = await livingPeople(tx, await adminsOf(tx, report.programId));
  return admins
    .filter(({ id }) => id !== report.reporterId)
    .map(({ id }) => ({ userId: id, ...about(report.postId, pages.newsfeedReports(portal), line) }));
};

const decided = {
  taken_down: 'newsfeed.report_taken_down',
  kept: 'newsfeed.report_kept',
  deleted: 'newsfeed.report_deleted',
} as const;

/** Whoever reported it is told what became of it, each in a line of their own. */
const ofDecision = async ({ tx }: Change, { reportIds }: ReportsDecided): Promise<Telling[]> => {
  const reports = await decidedReports(tx, reportIds);
  const [first] = reports;
  const portal = first && (await portalOf(tx, first.programId));
  if (!first || !portal) return [];
  const { programId } = first;
  const reporters = reports.filter(({ decidedBy, reporterId }) => decidedBy !== reporterId);
  const there = await stillIn(
    tx,
    programId,
    reporters.map(({ reporterId }) => reporterId),
  );
  return there.flatMap((userId) => {
    const report = reporters.find(({ reporterId }) => reporterId === userId);
    if (!report?.decision) return [];
    const line = say(decided[report.decision], { program: { program: programId } });
    return [{ userId, ...about(report.postId, pages.newsfeed(portal), line) }];
  });
};

const ofTakingDown = async ({ tx }: Change, event: NewsfeedTakenDown): Promise<Telling[]> => {
  const { programId, authorId, postId, commentId } = event;
  const portal = await portalOf(tx, programId);
  if (!portal) return [];
  const key = commentId === null ? 'newsfeed.post_taken_down' : 'newsfeed.comment_taken_down';
  const line = say(key, { program: { program: programId } });
  const told = await stillIn(tx, programId, [authorId]);
  return told.map((userId) => ({ userId, ...about(postId, pages.newsfeed(portal), line) }));
};

export const newsfeedTellings = [
  tells('newsfeed.commented', ofComment, 'newsfeed'),
  tells('newsfeed.reported', ofReport, 'newsfeed'),
  tells('newsfeed.reports_decided', ofDecision, 'newsfeed'),
  tells('newsfeed.taken_down', ofTakingDown, 'newsfeed'),
];
