import type { CurrentUser } from '../../../contract/me/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mustConfirm } from '../../policies/programmes.ts';
import { homeBy } from '../accounts/index.ts';
import { linkedInShort } from '../calendars/index.ts';
import { pointsACredit, promoTrackers, purseOf } from '../credits/index.ts';
import { personWithProfile } from '../profiles/index.ts';
import { adminHomeOf, presentChosen } from '../programmes/index.ts';
import { ownRating, presentReview, reviewsAbout } from '../reviews/index.ts';
import { administeredEnterprises, impactOf } from './queries/people.ts';

const latestReviews = 10;

/** The signed-in user, as every page needs them (ACC-67, PRO-85). */
export const presentCurrentUser = async ({ tx, actor, now }: Work<Actor>): Promise<CurrentUser> => {
  const { user: person, profile } = await personWithProfile(tx, actor.id);
  const rating = await ownRating(tx, actor.id);
  const reviews = await reviewsAbout(tx, actor.id, now, { from: 'platform', limit: latestReviews });
  const impact = await impactOf(tx, actor.id);
  const purse = await purseOf(tx, actor.id, now);
  const { onboarded: _said, ...shown } = profile;
  return {
    ...shown,
    public_id: person.publicId,
    is_platform_admin: actor.isPlatformAdmin,
    is_enterprise: actor.isEnterprise,
    created_at: person.createdAt.toString(),
    confirmed_at: person.confirmedAt?.toString() ?? null,
    must_confirm: mustConfirm(actor),
    onboarded_at: person.onboardedAt?.toString() ?? null,
    fl_average_rating: rating.flAverageRating,
    balance: purse.points,
    upcoming_expiring_credits: {
      credits: purse.expiring.points / pointsACredit,
      expires_at: purse.expiring.at?.toString() ?? null,
    },
    is_following: false,
    mentor_profile_status: { mentorship: actor.isFlMentor ? 'approved' : null },
    promo_trackers: await promoTrackers(tx, actor.id, now),
    program_goals: await presentChosen(tx, actor.id),
    enterprise_admin_access: await administeredEnterprises(tx, actor.id),
    admin_base_url: actor.adminBaseUserId === null ? null : '/main/admins',
    home_url: await homeBy(adminHomeOf)(tx, actor),
    user_objective: null,
    linked_calendars: await linkedInShort(tx, actor.id, now),
    reviews: reviews.map((view) => presentReview(view)),
    impact_stats: {
      average_rating: rating.averageRating,
      total_reviews: rating.totalReviews,
      ...impact,
    },
  };
};
