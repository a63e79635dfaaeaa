import { categoryOf } from '../../../contract/surveys/index.ts';
import type { OwnData } from '../../platform/plug.ts';
import { answersBy } from './queries/answers.ts';
import { npsBy } from './queries/nps.ts';
import { pulsesBy } from './queries/pulses.ts';

/** Our part of a person's data download (M22). */
export const ownData: OwnData = async (tx, userId) => ({
  feedback: (await npsBy(tx, userId)).map(({ submission, program }) => ({
    feedback_type: submission.feedbackType,
    program,
    number_of_stars: submission.numberOfStars,
    nps_category: categoryOf(submission.numberOfStars),
    feedback_text: submission.feedbackText,
    comment: submission.comment,
    submitted_at: submission.submittedAt.toString(),
  })),
  answers: await answersBy(tx, userId),
  pulses: (await pulsesBy(tx, userId)).map(({ pairingId, helpful, atEase, answeredAt }) => ({
    pairing_id: pairingId,
    helpful,
    at_ease: atEase,
    answered_at: answeredAt.toString(),
  })),
});
