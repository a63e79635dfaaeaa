import type { EnterpriseCreated } from '../../domain-events/enterprises.ts';
import type { Change } from '../../platform/work.ts';
import { enterpriseById } from '../enterprises/index.ts';
import { pages } from './addresses.ts';
import type { Post } from './mail.ts';
import { livingPeople } from './queries.ts';
import { letterOf, type Telling } from './telling.ts';

/** ENT-05: the letter that its owner was told to look for. */
export const ofCreation = async ({ tx }: Change, event: EnterpriseCreated, { settings }: Post): Promise<Telling[]> => {
  const enterprise = await enterpriseById(tx, event.enterpriseId);
  const [owner] = await livingPeople(tx, [event.userId]);
  if (!enterprise || !owner) return [];
  const data = { enterprise: enterprise.name, url: settings.BASE_URL + pages.enterprise };
  return [{ userId: owner.id, letter: letterOf(owner, { kind: 'enterprise.created', data }) }];
};
