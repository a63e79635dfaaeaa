import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CallAnswer, CallInput } from '../../../contract/endpoint.ts';
import {
  createComment,
  createPost,
  decideReport,
  deleteComment,
  deletePost,
  editPost,
  likePost,
  listComments,
  listPosts,
  listReports,
  pinPost,
  reportComment,
  reportPost,
  showPost,
} from '../../../contract/newsfeed/endpoints.ts';
import type { NewsfeedPost } from '../../../contract/newsfeed/schemas.ts';
import type { Reportable } from '../../../contract/newsfeed/values.ts';
import { call } from '../../lib/call.ts';

// The server's live signals name the first part: whatever is shown of a newsfeed is read again.
const listKey = (programId: number) => ['newsfeed', 'list', programId] as const;
const postKey = (id: number) => ['newsfeed', 'post', id] as const;

/** NEW-01: pinned on top, then the newest first, read on below the last one. */
export const usePosts = (programId: number, enabled = true) =>
  useInfiniteQuery({
    queryKey: listKey(programId),
    queryFn: ({ pageParam, signal }) =>
      call(
        listPosts,
        { query: { program_id: programId, ...(pageParam !== null && { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Others post all the time.
    staleTime: 0,
    enabled,
  });

/** One post by itself; `null`: none is asked for. */
export const usePost = (id: number | null) =>
  useQuery({
    queryKey: postKey(id ?? 0),
    queryFn: ({ signal }) => call(showPost, { params: { id: id ?? 0 } }, { signal }),
    staleTime: 0,
    enabled: id !== null,
  });

/** The latest comments, and the earlier ones on demand. */
export const useComments = (postId: number) =>
  useInfiniteQuery({
    queryKey: ['newsfeed', 'comments', postId],
    queryFn: ({ pageParam, signal }) =>
      call(
        listComments,
        { params: { id: postId }, query: pageParam === null ? {} : { before: pageParam } },
        { signal },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ earlier }) => earlier,
    staleTime: 0,
  });

export const useReports = (programId: number) =>
  useQuery({
    queryKey: ['newsfeed', 'reports', programId],
    queryFn: ({ signal }) => call(listReports, { query: { program_id: programId } }, { signal }),
    staleTime: 0,
  });

/** Each act has everything read again that is on the page. */
const useAct = <V, R>(act: (given: V) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: act, onSuccess: () => client.invalidateQueries({ queryKey: ['newsfeed'] }) });
};

export interface Draft {
  body: string;
  pictures: readonly { file: File; alt: string }[];
}

/** The key makes a second tap the same act (B140). */
export const useCreatePost = (programId: number) =>
  useAct(({ body, pictures, key }: Draft & { key: string }) =>
    call(
      createPost,
      { body: { program_id: programId, body, alts: pictures.map(({ alt }) => alt) } },
      {
        key,
        ...(pictures.length > 0 && {
          uploads: pictures.map(({ file }) => ({ field: 'images', file, name: file.name })),
        }),
      },
    ),
  );

export const useEditPost = (id: number) =>
  useAct((body: CallInput<typeof editPost>['body']) => call(editPost, { params: { id }, body }));

export const useDeletePost = () => useAct((id: number) => call(deletePost, { params: { id } }));

export const usePinPost = () =>
  useAct(({ id, pinned }: Pick<NewsfeedPost, 'id' | 'pinned'>) => call(pinPost, { params: { id }, body: { pinned } }));

type Pages = InfiniteData<CallAnswer<typeof listPosts>>;

/** Shows a like where the post is, without reading the whole list again. */
const changePost = (client: QueryClient, id: number, change: Partial<NewsfeedPost>) => {
  const changed = (post: NewsfeedPost) => (post.id === id ? { ...post, ...change } : post);
  client.setQueriesData<Pages>(
    { queryKey: ['newsfeed', 'list'] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, posts: page.posts.map(changed) })) },
  );
  client.setQueryData<NewsfeedPost>(postKey(id), (post) => post && changed(post));
};

export const useLike = (id: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (liked: boolean) => call(likePost, { params: { id }, body: { liked } }),
    onSuccess: (answer) => changePost(client, id, answer),
  });
};

export const useComment = (postId: number) =>
  useAct(({ body, key }: CallInput<typeof createComment>['body'] & { key: string }) =>
    call(createComment, { params: { id: postId }, body: { body } }, { key }),
  );

export const useDeleteComment = () => useAct((id: number) => call(deleteComment, { params: { id } }));

export const useReport = (about: Reportable, id: number) =>
  useAct((reason: string) => call(about === 'post' ? reportPost : reportComment, { params: { id }, body: { reason } }));

export const useDecideReport = () =>
  useAct(({ id, decision }: { id: number } & CallInput<typeof decideReport>['body']) =>
    call(decideReport, { params: { id }, body: { decision } }),
  );
