import type { EnterpriseCreated } from '../../domain-events/enterprises.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { lockPerson, recordInCompany } from '../accounts/index.ts';
import { type Company, establish } from './establish.ts';
import { enterprisesOf } from './queries.ts';

/**
 * ENT-01, ENT-04: for an account whose enterprise is gone or was never made; one per account. ENT-05: confirms it by
 * email.
 */
export const createEnterprise = async (work: Work<Actor>, company: Company) => {
  const { tx, now, actor, announce } = work;
  const owner = found(await lockPerson(tx, actor.id), 'accounts.not_found');
  refuseIf((await enterprisesOf(tx, actor.id)).length > 0 ? 'enterprises.exists_already' : null);
  const enterprise = await establish(work, company, owner);
  await announce<EnterpriseCreated>({
    name: 'enterprise.created',
    enterpriseId: enterprise.id,
    userId: actor.id,
    at: now.toString(),
  });
  await recordInCompany(work, enterprise.id, { action: 'enterprise.created' });
  return enterprise;
};
