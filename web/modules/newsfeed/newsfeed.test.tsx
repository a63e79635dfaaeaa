import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aComment, aPost, asAuthor } from '../../../contract/newsfeed/newsfeed.fixture.ts';
import { refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../programmes/programmes.fixture.tsx';
import { NewsfeedPage } from './index.ts';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});

const broken = { status: 500, body: { error: 'Broken', code: 'request.fault' } };
const page = (...posts: ReturnType<typeof aPost>[]) => ({ posts, next: null });

const open = (
  answers: Parameters<typeof serve>[0] = {},
  { programme = alpha, post = null }: { programme?: typeof alpha; post?: number | null } = {},
) => {
  const { calls } = serve({ 'GET /newsfeed_posts': page(aPost()), ...answers });
  inAlpha(<NewsfeedPage post={post} />, programme);
  return calls;
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }));
const card = async (name = 'Post by Daniel Lim') => within(await screen.findByRole('article', { name }));
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

test('NEW-01 a post is shown with who wrote it, when, and its links; the rest of it is plain text', async () => {
  const body = 'See https://example.com/a\n<img src=x onerror=alert(1)> javascript:alert(1)';
  open({ 'GET /newsfeed_posts': page(aPost({ body, edited_at: '2026-11-20T11:00:00Z', pinned: true })) });
  const post = await card();
  expect(post.getByText('Daniel Lim')).toBeTruthy();
  expect(post.getByText(/^Mentor · .*2026.* · Edited$/)).toBeTruthy();
  expect(post.getByText('Pinned')).toBeTruthy();
  const links = post.getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://example.com/a', 'noopener noreferrer'],
  ]);
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(post.getByText(/onerror=alert\(1\)> javascript:alert\(1\)/)).toBeTruthy();
});

test('NEW-01 the list says that it is loading, that it is empty, and that it failed', async () => {
  open({ 'GET /newsfeed_posts': underWay });
  expect(screen.queryByRole('article')).toBeNull();
  open({ 'GET /newsfeed_posts': page() });
  expect(await screen.findByText('Be the first to share something.')).toBeTruthy();
  open({ 'GET /newsfeed_posts': broken });
  expect(await screen.findByText('Failed to fetch data. Please try again.', {}, { timeout: 15_000 })).toBeTruthy();
});

test('NEW-03 the banner of the white label is above the posts', async () => {
  const white_label = { ...alpha.white_label, newsfeed_banner_url: '/files/banners/a.webp' };
  open({}, { programme: { ...alpha, white_label } });
  await card();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/files/banners/a.webp');
});

test('B91 a post is sent once, and the field is empty again', async () => {
  const calls = open({ 'POST /newsfeed_posts': aPost({ id: 8, body: 'Hello' }) });
  await card();
  type('New post', 'Hello');
  await press('Post');
  expect(await screen.findByText('Posted.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    program_id: alpha.id,
    body: 'Hello',
    alts: [],
  });
  expect(field('New post').value).toBe('');
});

test('B91 what is missing is said beside the field', async () => {
  open({ 'POST /newsfeed_posts': refusal('newsfeed.empty') });
  await card();
  await press('Post');
  expect(await screen.findByText('Write something, or add a picture.')).toBeTruthy();
});

test('B91 what was typed stays when it is not sent', async () => {
  open({ 'POST /newsfeed_posts': broken });
  await card();
  type('New post', 'Keep me');
  await press('Post');
  expect(await screen.findByText('Your post was not sent.')).toBeTruthy();
  expect(field('New post').value).toBe('Keep me');
});

test('B91 four pictures at most, each with a line that says what it shows', async () => {
  open({ 'POST /newsfeed_posts': aPost() });
  await card();
  await press('Add pictures');
  const files = (many: number) =>
    Array.from({ length: many }, (_, at) => new File(['x'], `p${at + 1}.png`, { type: 'image/png' }));
  const pick = screen.getByLabelText('Pictures');
  fireEvent.change(pick, { target: { files: files(5) } });
  expect(await screen.findByText('You can add up to 4 pictures.')).toBeTruthy();
  fireEvent.change(pick, { target: { files: files(2) } });
  expect(await screen.findByLabelText('What does p1.png show?')).toBeTruthy();
  expect(screen.getByLabelText('What does p2.png show?')).toBeTruthy();
});

test('B91 a like counts at once', async () => {
  open({ 'POST /newsfeed_posts/7/like': { liked: true, likes: 3 } });
  await press('Like, 2');
  expect(await screen.findByRole('button', { name: 'Liked, 3', pressed: true })).toBeTruthy();
});

test('B91 a like that fails is taken back', async () => {
  open({ 'POST /newsfeed_posts/7/like': broken });
  await press('Like, 2');
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Like, 2', pressed: false })).toBeTruthy();
});

test('B91 comments are read and written below the post', async () => {
  const calls = open({
    'GET /newsfeed_posts/7/comments': { comments: [aComment()], earlier: null },
    'POST /newsfeed_posts/7/comments': aComment({ id: 32, body: 'Me too' }),
  });
  await press('1 comment');
  expect(await screen.findByText('Thank you!')).toBeTruthy();
  type('New comment', 'Me too');
  await press('Comment');
  await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ body: 'Me too' }));
  await waitFor(() => expect(field('New comment').value).toBe(''));
});

test('B91 earlier comments come on demand', async () => {
  open({
    'GET /newsfeed_posts/7/comments': ({ path }: { path: string }) =>
      !path.includes('before=')
        ? { comments: [aComment()], earlier: 31 }
        : { comments: [aComment({ id: 30, body: 'Before that' })], earlier: null },
  });
  await press('1 comment');
  await press('Show earlier comments');
  expect(await screen.findByText('Before that')).toBeTruthy();
  const texts = screen.getAllByText(/Before that|Thank you!/).map(({ textContent }) => textContent);
  expect(texts).toEqual(['Before that', 'Thank you!']);
});

test('NEW-06 a reason is asked for, and what the server answers is said', async () => {
  const calls = open({ 'POST /newsfeed_posts/7/report': { message: 'Thank you. An admin will look into it.' } });
  await press('More about the post by Daniel Lim');
  await choose('Report');
  await press('Report');
  expect(await screen.findByText('Please give a reason')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /^What is wrong with it/ }), { target: { value: 'Off topic' } });
  await press('Report');
  expect(await screen.findByText('Thank you. An admin will look into it.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Off topic' });
});

test('B91 the server says what may be done with a post', async () => {
  open({ 'GET /newsfeed_posts': page(aPost({ why_not: asAuthor })) });
  await press('More about the post by Daniel Lim');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete']);
});

test('B91 its author changes the text, and deletes the post', async () => {
  const mine = aPost({ why_not: asAuthor });
  const calls = open({
    'GET /newsfeed_posts': page(mine),
    'PATCH /newsfeed_posts/7': { ...mine, body: 'Better' },
    'DELETE /newsfeed_posts/7': { message: 'Successfully deleted.' },
  });
  await press('More about the post by Daniel Lim');
  await choose('Edit');
  fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'Better' } });
  await press('Save');
  expect(await screen.findByText('Successfully updated.')).toBeTruthy();
  await press('More about the post by Daniel Lim');
  await choose('Delete');
  expect(await screen.findByText(/Nobody can read it any more\. This/)).toBeTruthy();
  await press('Delete');
  expect(await screen.findByText('Successfully deleted.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ body: 'Better' });
});

test('NEW-06 pictures are named by what they show, and open large', async () => {
  const images = [
    { url: '/newsfeed_posts/7/images/1', alt: 'The team', width: 60, height: 40 },
    { url: '/newsfeed_posts/7/images/2', alt: '', width: 60, height: 40 },
  ];
  open({ 'GET /newsfeed_posts': page(aPost({ images })) });
  await press('Open picture 1 of 2: The team');
  const large = within(await screen.findByRole('dialog', { name: 'Picture 1 of 2' }));
  expect(large.getByRole('img', { name: 'The team' }).getAttribute('src')).toBe('/newsfeed_posts/7/images/1');
  fireEvent.click(large.getByRole('button', { name: 'Next picture' }));
  expect(await screen.findByRole('dialog', { name: 'Picture 2 of 2' })).toBeTruthy();
});

test('NEW-01 a notification leads to one post with its comments, or says that it is gone', async () => {
  const comments = { 'GET /newsfeed_posts/7/comments': { comments: [aComment()], earlier: null } };
  open({ 'GET /newsfeed_posts/7': aPost(), ...comments }, { post: 7 });
  expect(await screen.findByText('Thank you!')).toBeTruthy();
  open({ 'GET /newsfeed_posts/9': refusal('newsfeed.not_found', 404) }, { post: 9 });
  expect(await screen.findByText('This is no longer in the newsfeed.')).toBeTruthy();
});

test('B68 a program that is over is only read', async () => {
  const why_not = { ...aPost().why_not, report: 'programmes.inactive', take_part: 'programmes.inactive' } as const;
  open({ 'GET /newsfeed_posts': page(aPost({ why_not })) }, { programme: { ...alpha, is_active: false } });
  await card();
  expect(screen.queryByLabelText('New post')).toBeNull();
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
});
