import { categoryOf, npsLimits, type NpsResults } from '../../../../contract/surveys/index.ts';
import type { Tx } from '../../../platform/work.ts';
import { areasChosen, type CommentRow, commentsOf, countComments, npsOf } from '../queries/nps.ts';
import { npsScore } from '../rules/nps.ts';

const aPage = 20;

const presentComment = ({ submission, program }: CommentRow): NpsResults['comments'][number] => ({
  id: submission.id,
  feedback_type: submission.feedbackType,
  number_of_stars: submission.numberOfStars,
  nps_category: categoryOf(submission.numberOfStars),
  feedback_text: submission.feedbackText,
  comment: submission.comment,
  program_name: program,
  submitted_at: submission.submittedAt.toString(),
});

/** NPS-14, NPS-18: of a programme, or of everything (`place` null). Nobody's name is in it. */
export const showResults = async (tx: Tx, place: number | null, page: number): Promise<NpsResults> => {
  const answers = await npsOf(tx, place);
  const areas = await areasChosen(tx, place);
  const comments = await commentsOf(tx, place, { skip: (page - 1) * aPage, size: aPage });
  const chose = new Map(answers.map(({ stars, people }) => [stars, people]));
  return {
    ...npsScore(answers),
    stars: Array.from({ length: npsLimits.stars + 1 }, (_none, stars) => chose.get(stars) ?? 0),
    areas: areas.map(({ area, times }) => ({ area, count: times })),
    comments: comments.map(presentComment),
    page,
    total_pages: Math.ceil((await countComments(tx, place)) / aPage),
  };
};
