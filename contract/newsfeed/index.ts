import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './values.ts';
export * from './schemas.ts';

export const listPosts = join(calls.listPosts, schemas.listPosts);
export const createPost = join(calls.createPost, schemas.createPost);
export const showPost = join(calls.showPost, schemas.showPost);
export const editPost = join(calls.editPost, schemas.editPost);
export const deletePost = join(calls.deletePost, schemas.deletePost);
export const likePost = join(calls.likePost, schemas.likePost);
export const pinPost = join(calls.pinPost, schemas.pinPost);
export const reportPost = join(calls.reportPost, schemas.reportPost);
export const postImage = join(calls.postImage, schemas.postImage);
export const listComments = join(calls.listComments, schemas.listComments);
export const createComment = join(calls.createComment, schemas.createComment);
export const deleteComment = join(calls.deleteComment, schemas.deleteComment);
export const reportComment = join(calls.reportComment, schemas.reportComment);
export const listReports = join(calls.listReports, schemas.listReports);
export const decideReport = join(calls.decideReport, schemas.decideReport);
