import type { ProfileChanged } from '../../domain-events/profiles.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';

/** Announces that cards, searches and the profile show something new; the person's own open pages reload their data. */
export const profileChanged = async ({ now, actor, announce, refresh }: Work<Actor>, userId = actor.id) => {
  await announce<ProfileChanged>({ name: 'profile.changed', userId, at: now.toString() });
  refresh({ people: [userId], keys: ['me', 'profile'] });
};
