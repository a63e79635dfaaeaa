import type { OwnData } from '../../platform/plug.ts';
import { ownComments, ownLikes, ownPosts, ownReports } from './queries/own.ts';

/** M22 */
export const ownData: OwnData = async (tx, userId) => ({
  posts: (await ownPosts(tx, userId)).map(({ images, ...post }) => ({
    ...post,
    pictures: images.map(({ alt }) => alt),
  })),
  comments: await ownComments(tx, userId),
  likes: await ownLikes(tx, userId),
  reports: await ownReports(tx, userId),
});
