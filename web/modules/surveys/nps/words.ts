import { useLingui } from '@lingui/react/macro';
import type { NpsDue } from '../../../../contract/surveys/schemas/nps.ts';
import type { NpsArea, NpsBand, NpsContext } from '../../../../contract/surveys/values.ts';
import { productName } from '../../../lib/product.ts';

/** B120: what people are asked to write, by the band of their number. */
const useFollowUps = (): Record<NpsContext, Record<NpsBand, string>> => {
  const { t } = useLingui();
  const session = {
    detractor: t`We are sorry to hear that. What can we improve?`,
    passive: t`Thank you! What could make it better?`,
    promoter: t`Great to hear! Anything you would like to share?`,
  };
  return {
    first_booking: session,
    portal_first_booking_nps: session,
    sign_up: {
      detractor: t`We are sorry to hear that. What made signing up difficult?`,
      passive: t`Thank you! What could make signing up better?`,
      promoter: t`Great to hear! What brought you here?`,
    },
    program_application: {
      detractor: t`We are sorry to hear that. What made applying difficult?`,
      passive: t`Thank you! What could make applying better?`,
      promoter: t`Great to hear! What do you look forward to?`,
    },
  };
};

/** NPS-05: the texts differ by context and by band. */
export const useNpsWords = ({ feedback_type: context, program_name: programme }: NpsDue) => {
  const { t } = useLingui();
  const followUps = useFollowUps();
  const what = programme ?? productName();
  const titles: Record<NpsContext, string> = {
    sign_up: t`How was signing up?`,
    first_booking: t`How was your first session?`,
    portal_first_booking_nps: t`How was your first session?`,
    program_application: t`How was applying?`,
  };
  return {
    title: titles[context],
    question: t`How likely are you to recommend ${what} to a friend or colleague?`,
    followUp: (band: NpsBand) => followUps[context][band],
  };
};

/** NPS-04, in the words of whoever reads the results. */
export const useContextWords = (): Record<NpsContext, string> => {
  const { t } = useLingui();
  return {
    sign_up: t`After signing up`,
    first_booking: t`After the first session`,
    portal_first_booking_nps: t`After the first session in a program`,
    program_application: t`After applying`,
  };
};

/** B119 */
export const useAreaWords = (): Record<NpsArea, string> => {
  const { t } = useLingui();
  return {
    'Finding a Mentor': t`Finding a Mentor`,
    'Booking a Session': t`Booking a Session`,
    'Video Call': t`Video Call`,
    'Buying Mentorship Credits': t`Buying Mentorship Credits`,
    'Goal Setting': t`Goal Setting`,
    Events: t`Events`,
    'Customer Support': t`Customer Support`,
    Others: t`Others`,
  };
};
