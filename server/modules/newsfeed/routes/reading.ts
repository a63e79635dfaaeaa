import * as contract from '../../../../contract/newsfeed/index.ts';
import type { Files } from '../../../platform/files.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { memberOf } from '../../programmes/index.ts';
import { readerIn, readerOfPost } from '../permissions.ts';
import { presentPost } from '../present.ts';
import { showComments, showImage, showPosts } from '../read.ts';

export const readingRoutes = (app: App<Actor>, files: Files) => {
  handle(
    app,
    contract.listPosts,
    memberOf(({ query }) => query.program_id),
    (work, { query }, member) => showPosts(work, member.program.id, readerIn(work.actor, member), query.after),
  );
  handle(app, contract.showPost, readerOfPost, async (work, _input, { view, reader }) =>
    presentPost(work, view, reader),
  );
  handle(app, contract.postImage, readerOfPost, (_work, { params }, loaded) => showImage(loaded, params.number, files));
  handle(app, contract.listComments, readerOfPost, (work, { query }, loaded) =>
    showComments(work, loaded, query.before),
  );
};
