import type { EndpointInput } from '../../../../contract/endpoint.ts';
import * as contract from '../../../../contract/newsfeed/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { found } from '../../../platform/refusal.ts';
import { inOwnAccount } from '../../../policies/accounts.ts';
import type { Actor } from '../../../policies/actor.ts';
import { memberOf, refuseInactive } from '../../programmes/index.ts';
import { comment } from '../comment.ts';
import { like } from '../like.ts';
import { readerIn, takingPartInComment, takingPartInPost } from '../permissions.ts';
import { discardPictures, takePictures, type Vendors } from '../pictures.ts';
import { presentComment } from '../present.ts';
import { commentById } from '../queries/comments.ts';
import { showChanged } from '../read.ts';
import { removeComment, removePost } from '../remove.ts';
import { editPost, writePost } from '../write.ts';

type Creating = EndpointInput<typeof contract.createPost>;

const postRoutes = (app: App<Actor>, vendors: Vendors) => {
  const member = { ...memberOf(({ body }: Creating) => body.program_id), policy: inOwnAccount };
  // Access first: whoever may not post leaves no picture behind.
  const take = async (input: Creating, actor: Actor) => {
    refuseInactive(await member.load({ ...app.reading(), actor }, input));
    return takePictures(input.uploads, input.body.alts, vendors);
  };
  handle(
    app,
    contract.createPost,
    member,
    async (work, { body }, loaded, images) => {
      const reader = readerIn(work.actor, loaded);
      return showChanged(work, await writePost(work, reader, body, images), reader);
    },
    { before: take, discard: (images) => discardPictures(vendors.files, images) },
  );
  handle(app, contract.editPost, takingPartInPost, async (work, { params, body }, loaded) => {
    await editPost(work, loaded, body.body);
    return showChanged(work, params.id, loaded.reader);
  });
  handle(app, contract.deletePost, takingPartInPost, async (work, _input, loaded) => {
    await removePost(work, loaded);
    return { message: 'Successfully deleted.' };
  });
  handle(app, contract.likePost, takingPartInPost, async (work, { params, body }, loaded) => {
    await like(work, loaded, body.liked);
    const { liked, likes } = await showChanged(work, params.id, loaded.reader);
    return { liked, likes };
  });
};

/** B91 */
export const writingRoutes = (app: App<Actor>, vendors: Vendors) => {
  postRoutes(app, vendors);
  handle(app, contract.createComment, takingPartInPost, async (work, { body }, loaded) => {
    const id = await comment(work, loaded, body.body);
    return presentComment(work, found(await commentById(work.tx, id), 'newsfeed.not_found'), loaded.reader);
  });
  handle(app, contract.deleteComment, takingPartInComment, async (work, _input, loaded) => {
    await removeComment(work, loaded);
    return { message: 'Successfully deleted.' };
  });
};
