import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

// B91
export const listPosts: Call<typeof schemas.listPosts> = { method: 'GET', path: '/newsfeed_posts' };
export const createPost: Call<typeof schemas.createPost> = { method: 'POST', path: '/newsfeed_posts' };
export const showPost: Call<typeof schemas.showPost> = { method: 'GET', path: '/newsfeed_posts/{id}' };
export const editPost: Call<typeof schemas.editPost> = { method: 'PATCH', path: '/newsfeed_posts/{id}' };
export const deletePost: Call<typeof schemas.deletePost> = { method: 'DELETE', path: '/newsfeed_posts/{id}' };
export const likePost: Call<typeof schemas.likePost> = { method: 'POST', path: '/newsfeed_posts/{id}/like' };
export const pinPost: Call<typeof schemas.pinPost> = { method: 'POST', path: '/newsfeed_posts/{id}/pin' };
export const reportPost: Call<typeof schemas.reportPost> = { method: 'POST', path: '/newsfeed_posts/{id}/report' };
export const postImage: Call<typeof schemas.postImage> = {
  method: 'GET',
  path: '/newsfeed_posts/{id}/images/{number}',
};

export const listComments: Call<typeof schemas.listComments> = {
  method: 'GET',
  path: '/newsfeed_posts/{id}/comments',
};
export const createComment: Call<typeof schemas.createComment> = {
  method: 'POST',
  path: '/newsfeed_posts/{id}/comments',
};
export const deleteComment: Call<typeof schemas.deleteComment> = { method: 'DELETE', path: '/newsfeed_comments/{id}' };
export const reportComment: Call<typeof schemas.reportComment> = {
  method: 'POST',
  path: '/newsfeed_comments/{id}/report',
};

export const listReports: Call<typeof schemas.listReports> = { method: 'GET', path: '/newsfeed_reports' };
export const decideReport: Call<typeof schemas.decideReport> = {
  method: 'POST',
  path: '/newsfeed_reports/{id}/decide',
};
