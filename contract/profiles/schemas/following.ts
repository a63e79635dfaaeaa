import { z } from 'zod';
import { Email } from '../../accounts/schemas/fields.ts';
import { shape } from '../../endpoint.ts';
import { IdInPath, Message } from '../../schemas/types.ts';
import { profileLimits } from '../values.ts';
import { requiredText } from './fields.ts';

const Following = z.object({ active: z.boolean() });

const followers = ['accounts.not_signed_in', 'profiles.mentor_not_found', 'profiles.own_profile'] as const;

export const followStatus = shape({
  summary: 'Does the person who asks follow this mentor? (DIS-31)',
  query: z.object({ mentor_id: IdInPath }),
  response: Following,
  refusals: ['accounts.not_signed_in', 'profiles.mentor_not_found'],
});

export const setFollow = shape({
  summary: 'Follows a mentor, or stops following (DIS-32)',
  body: z.object({ mentor_id: IdInPath }),
  response: Following,
  refusals: followers,
});

export const ReferralForm = z.object({
  referee_name: requiredText('Recipient name', profileLimits.title),
  referee_email: Email,
  /** The mentor that a mentee would like the friend to meet. */
  mentor_id: IdInPath.nullable().optional(),
  /**
   * The person who invites is always the signed-in user, even if neither is sent. Another person's id is refused
   * (PRO-82).
   */
  user_id: IdInPath.optional(),
  user_type: z.enum(['mentee', 'mentor', 'admin']).optional(),
});

export const referFriend = shape({
  summary: 'Invites somebody by e-mail (PRO-82, B28)',
  body: ReferralForm,
  response: Message,
  refusals: [
    'accounts.not_signed_in',
    'accounts.not_confirmed',
    'accounts.emailed_enough',
    'profiles.already_referred',
    'profiles.mentor_not_found',
    'profiles.referral_not_yours',
  ],
  limit: { max: 30, per: 'hour', by: 'account' },
});

export const referralLink = shape({
  summary: 'The own link to invite others by (PRO-82)',
  query: z.object({ user_id: IdInPath.optional() }),
  response: z.object({ invite_link: z.string() }),
  refusals: ['accounts.not_signed_in'],
});
