import * as contract from '../../../../contract/newsfeed/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { adminOf } from '../../programmes/index.ts';
import { decider, readerOfPost, takingPartInComment, takingPartInPost } from '../permissions.ts';
import { pin } from '../pin.ts';
import { presentReports } from '../present.ts';
import { openReports } from '../queries/reports.ts';
import { showChanged } from '../read.ts';
import { decide, report } from '../report.ts';

const thanks = { message: 'Thank you. An admin will look into it.' };

/** NEW-06 */
export const moderationRoutes = (app: App<Actor>) => {
  handle(app, contract.reportPost, takingPartInPost, async (work, { body }, { view: { post }, reader }) => {
    await report(work, reader, { ...post, postId: post.id, commentId: null }, body.reason);
    return thanks;
  });
  handle(app, contract.reportComment, takingPartInComment, async (work, { body }, { view, reader }) => {
    const { id: commentId, postId, userId } = view.comment;
    await report(work, reader, { programId: view.programId, postId, commentId, userId }, body.reason);
    return thanks;
  });
  handle(app, contract.pinPost, readerOfPost, async (work, { params, body }, loaded) => {
    await pin(work, loaded, body.pinned);
    return showChanged(work, params.id, loaded.reader);
  });
  handle(
    app,
    contract.listReports,
    adminOf(({ query }) => query.program_id),
    async ({ tx }, _input, { program }) => ({ reports: presentReports(await openReports(tx, program.id)) }),
  );
  handle(app, contract.decideReport, decider, async (work, { body }, loaded) => {
    await decide(work, loaded, body.decision);
    return { message: body.decision === 'keep' ? 'It stays in the newsfeed.' : 'It was taken down.' };
  });
};
