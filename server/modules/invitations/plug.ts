import type { Plug } from '../../platform/plug.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import { acceptAtSignUp } from './accept.ts';
import { forgetAddress, forgetOldNames } from './letters-written.ts';
import { ownData } from './own-data.ts';
import { invitationRoutes } from './routes.ts';
import { invitationLines, invitationTellings } from './tellings.ts';

export const invitations: Plug<Actor, ToldEvent> = {
  routes: invitationRoutes,
  within: [
    subscribe('account.signed_up', 'invitations.acceptAtSignUp', acceptAtSignUp),
    subscribe('account.purged', 'invitations.forgetAddress', forgetAddress),
  ],
  schedules: [{ name: 'invitations.forgetOldNames', run: forgetOldNames }],
  ownData,
  tellings: invitationTellings,
  lines: invitationLines,
};
