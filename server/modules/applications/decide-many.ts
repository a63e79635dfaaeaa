import type { decideApplicants } from '../../../contract/applications/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { type RefusalCode, refusals } from '../../../contract/messages.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../policies/actor.ts';
import type { EmailLimits } from '../programmes/index.ts';
import { actOf, factsToDecide, record } from './decide.ts';
import { lockForm } from './load.ts';
import { type ApplicationRow, namesOf } from './queries.ts';
import { whyNot } from './rules/states.ts';
import { lockApplicants } from './store.ts';
import { texts } from './texts.ts';

type ManyDecided = EndpointInput<typeof decideApplicants>['body'];

/**
 * A bulk decision: each applicant is checked by the same rule as a single one. Those who cannot be decided are named
 * with the reason and do not block the others.
 */
export const decideMany = async (work: Work<Actor>, form: ApplicationRow, body: ManyDecided, limits: EmailLimits) => {
  const { applicant_ids: ids, status, application_id: _loaded, ...rest } = body;
  nothingLeft(rest);
  const { application } = await lockForm(work.tx, form);
  // B03: nobody is told about being shortlisted.
  if (status !== 'shortlisted') refuseIf(whyNotToMany(work.actor), 403);
  const people = await lockApplicants(work.tx, application.id, ids);
  const reasonOf = (applicant: (typeof people)[number]): RefusalCode | null =>
    applicant.status === status ? null : whyNot(actOf[status], factsToDecide(applicant, application), 'admin');
  const refused = people.flatMap((applicant) => {
    const code = reasonOf(applicant);
    return code === null ? [] : [{ applicant, code }];
  });
  const due = people.filter((one) => one.status !== status && reasonOf(one) === null);
  if (due.length > 0) await record(work, application, due, status, limits);
  const names = await namesOf(
    work.tx,
    refused.map(({ applicant }) => applicant.userId),
  );
  return {
    message: texts[status](people.length - refused.length),
    done: people.length - refused.length,
    refused: refused.map(({ applicant, code }) => ({
      applicant_id: applicant.id,
      full_name: names.get(applicant.userId) ?? '',
      error: refusals[code],
    })),
  };
};
