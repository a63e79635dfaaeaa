import type { decideApplicants } from '../../../contract/applications/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../policies/actor.ts';
import type { EmailLimits } from '../programmes/index.ts';
import { actOf, factsToDecide, isDecided, record } from './decide.ts';
import { lockForm } from './load.ts';
import type { ApplicationRow } from './queries.ts';
import { refusedOf, sortOut } from './sort-out.ts';
import { whyNot } from './rules/states.ts';
import { lockApplicants } from './store.ts';
import { texts } from './texts.ts';

type ManyDecided = EndpointInput<typeof decideApplicants>['body'];

/**
 * A bulk decision: each applicant is checked by the same rule as a single one. Those who cannot be decided are named
 * with the reason and do not block the others.
 */
export const decideMany = async (work: Work<Actor>, form: ApplicationRow, body: ManyDecided, limits: EmailLimits) => {
  const { applicant_ids: ids, status, note, application_id: _loaded, ...rest } = body;
  nothingLeft(rest);
  const { application } = await lockForm(work.tx, form);
  // B03: nobody is told about being shortlisted.
  if (status !== 'shortlisted') refuseIf(whyNotToMany(work.actor), 403);
  const people = await lockApplicants(work.tx, application.id, ids);
  const { allowed, refused } = sortOut(people, (applicant) =>
    isDecided(applicant, status) ? null : whyNot(actOf[status], factsToDecide(applicant, application, work), 'admin'),
  );
  const due = allowed.filter((one) => !isDecided(one, status));
  if (due.length > 0) await record(work, application, due, { status, note }, limits);
  return {
    message: texts[status](allowed.length),
    done: allowed.length,
    refused: await refusedOf(work.tx, refused),
  };
};
