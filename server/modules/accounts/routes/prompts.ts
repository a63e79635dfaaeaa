import { markPrompt, promptDays } from '../../../../contract/accounts/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { nothingLeft } from '../../../platform/nothing-left.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { savePromptMark } from '../store/prompts.ts';

const day = 24 * 3600;

/** M09: what a user does not want to be asked again for a while. */
export const promptRoutes = (app: App<Actor>) => {
  handle(app, markPrompt, signedIn, async ({ tx, actor, now }, { body }, _before, { setCookie }) => {
    const { kind, context, ...rest } = body;
    nothingLeft(rest);
    const seconds = promptDays[kind] * day;
    const until = now.add({ seconds });
    await savePromptMark(tx, { userId: actor.id, kind, context: context == null ? '' : String(context), until }, now);
    setCookie(context == null ? kind : `${kind}_${context}`, '1', { seconds, readable: true });
    return { until: until.toString() };
  });
};
