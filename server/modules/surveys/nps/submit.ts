import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { say } from '../../../../contract/say.ts';
import { asksForMore, categoryOf, type submitNps } from '../../../../contract/surveys/index.ts';
import { nothingLeft } from '../../../platform/nothing-left.ts';
import { refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { applied, reachedIn } from '../queries/reached.ts';
import { insertNps, ownNps } from '../store/nps.ts';

type Body = EndpointInput<typeof submitNps>['body'];

/** NPS-11: the category follows from the number, and NPS-08: a high one has no areas. */
const contentOf = ({
  feedback_type,
  program_id,
  nps_category,
  number_of_stars,
  feedback_text,
  comment,
  ...rest
}: Body) => {
  nothingLeft(rest);
  if (nps_category !== undefined && nps_category !== categoryOf(number_of_stars))
    refuseField('nps_category', say('surveys.category_wrong'));
  return {
    feedbackType: feedback_type,
    programId: program_id ?? null,
    numberOfStars: number_of_stars,
    feedbackText: asksForMore(number_of_stars) ? [...new Set(feedback_text)] : [],
    comment,
  };
};
type Content = ReturnType<typeof contentOf>;

/** Nobody speaks of a programme that they have not met or applied to, or of what they have not done. */
const isReached = async (tx: Tx, userId: number, { feedbackType, programId }: Content) => {
  const isApplication = feedbackType === 'program_application';
  if (isApplication && programId === null) return false;
  const reached = await (isApplication && programId !== null
    ? applied(tx, userId, programId)
    : reachedIn(tx, userId, programId));
  return reached.some((one) => one.context === feedbackType && one.programId === programId);
};

const isSame = (before: Content, now: Content) =>
  before.programId === now.programId &&
  before.numberOfStars === now.numberOfStars &&
  before.comment === now.comment &&
  before.feedbackText.join('\n') === now.feedbackText.join('\n');

/** NPS-12, NPS-15: kept once per context; the same again changes nothing and answers the same. */
export const submit = async ({ tx, actor, now }: Work<Actor>, body: Body) => {
  const content = contentOf(body);
  refuseIf((await isReached(tx, actor.id, content)) ? null : 'surveys.nps_not_due');
  const isNew = await insertNps(tx, { ...content, userId: actor.id, submittedAt: now });
  const stored = isNew ? content : await ownNps(tx, actor.id, content.feedbackType);
  refuseIf(stored && isSame(stored, content) ? null : 'surveys.nps_given');
  return { message: 'Feedback was successfully submitted' };
};
