import { inviteDays } from '../../../contract/invitations/index.ts';
import { unlinked } from '../../telling/wording.ts';
import type { SampleInvitation } from '../programmes/index.ts';
import { invitationSent } from './emails.ts';

/** The email that invites somebody, for whoever is about to send many. */
export const sampleInvitation: SampleInvitation = ({ company, userType, url }) =>
  invitationSent({ company: unlinked(company), userType, url, validHours: 24 * inviteDays.letter });
