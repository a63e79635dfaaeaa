import { z } from 'zod';
import { Email } from './accounts-fields.ts';
import { endpoint } from './endpoint.ts';
import { profileLimits, requiredText } from './profiles-fields.ts';
import { IdInPath, Message } from './types.ts';

const Following = z.object({ active: z.boolean() });
const followers = ['accounts.not_signed_in', 'profiles.mentor_not_found', 'profiles.own_profile'] as const;

export const followStatus = endpoint({
  method: 'GET',
  path: '/users/current/follow_status',
  summary: 'Does the person who asks follow this mentor? (DIS-31)',
  query: z.object({ mentor_id: IdInPath }),
  response: Following,
  refusals: ['accounts.not_signed_in', 'profiles.mentor_not_found'],
});

export const setFollow = endpoint({
  method: 'POST',
  path: '/users/current/set_follow',
  summary: 'Follows a mentor, or stops following (DIS-32)',
  body: z.object({ mentor_id: IdInPath }),
  response: Following,
  refusals: followers,
});

export const ReferralForm = z.object({
  referee_name: requiredText('Recipient name', profileLimits.title),
  referee_email: Email,
  /** Whom a mentee would like the friend to meet. */
  mentor_id: IdInPath.nullable().optional(),
  /** Who invites: whoever is signed in, also where neither is sent. Somebody else's id is refused (PRO-82). */
  user_id: IdInPath.optional(),
  user_type: z.enum(['mentee', 'mentor', 'admin']).optional(),
});

export const referFriend = endpoint({
  method: 'POST',
  path: '/referrals',
  summary: 'Invites somebody by e-mail (PRO-82, B28)',
  body: ReferralForm,
  response: Message,
  refusals: [
    'accounts.not_signed_in',
    'profiles.already_referred',
    'profiles.mentor_not_found',
    'profiles.referral_not_yours',
  ],
  limit: { max: 30, per: 'hour', by: 'account' },
});

export const referralLink = endpoint({
  method: 'GET',
  path: '/referrals',
  summary: 'The own link to invite others by (PRO-82)',
  query: z.object({ user_id: IdInPath.optional() }),
  response: z.object({ invite_link: z.string() }),
  refusals: ['accounts.not_signed_in'],
});
