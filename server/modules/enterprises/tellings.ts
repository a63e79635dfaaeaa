import type { EnterpriseCreated } from '../../domain-events/enterprises.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { livingPerson } from '../accounts/index.ts';
import { emailTo, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { enterpriseCreated } from './emails.ts';
import { enterpriseById } from './queries.ts';

/** ENT-05: the email that the owner was told to look for. */
const ofCreation = async (
  { tx }: Change,
  event: EnterpriseCreated,
  { settings }: TellingGround,
): Promise<Telling[]> => {
  const enterprise = await enterpriseById(tx, event.enterpriseId);
  const owner = await livingPerson(tx, event.userId);
  if (!enterprise || !owner) return [];
  const data = { enterprise: enterprise.name, url: settings.BASE_URL + pages.enterprise };
  return [{ userId: owner.id, letter: emailTo(owner, enterpriseCreated(data)) }];
};

export const enterpriseTellings = [tells('enterprise.created', ofCreation)];
