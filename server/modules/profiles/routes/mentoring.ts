import * as contract from '../../../../contract/profiles/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { pageAt } from '../../../platform/list-pages.ts';
import { found } from '../../../platform/refusal.ts';
import type { Tx, Work } from '../../../platform/work.ts';
import { type Actor, platformAdminsOnly } from '../../../policies/actor.ts';
import { approvedMentorsOnly, menteesOnly } from '../../../policies/profiles.ts';
import { applyAsMentor } from '../apply-as-mentor.ts';
import { decideApplication } from '../decide-application.ts';
import { editMentorProfile } from '../edit-mentor-profile.ts';
import { mentorFormOf } from '../mentor-details.ts';
import { presentApplication } from '../present/mentors.ts';
import { applicationCounts, applicationView, applicationViews, serviceNames } from '../queries/mentors.ts';

/** SYS-06 */
const pageSize = 100;

/** Another person's form is answered with 'not found'. */
const ownId = ({ actor }: Work<Actor>, id: number) => found(id === actor.id ? id : undefined, 'accounts.not_found');

const showApplication = async (tx: Tx, id: number) =>
  presentApplication(found(await applicationView(tx, id), 'profiles.application_not_found'), await serviceNames(tx));

const formRoutes = (app: App<Actor>) => {
  handle(app, contract.mentorDetails, menteesOnly, (work, { params }) => mentorFormOf(work.tx, ownId(work, params.id)));

  handle(app, contract.applyAsMentor, menteesOnly, async (work, { params, body }) => {
    const userId = ownId(work, params.id);
    await applyAsMentor(work, body);
    return mentorFormOf(work.tx, userId);
  });

  handle(app, contract.mentorProfileForm, approvedMentorsOnly, (work, { params }) =>
    mentorFormOf(work.tx, ownId(work, params.id)),
  );

  handle(app, contract.editMentorProfile, approvedMentorsOnly, async (work, { params, body }) => {
    const userId = ownId(work, params.id);
    await editMentorProfile(work, body);
    return mentorFormOf(work.tx, userId);
  });
};

export const mentoringRoutes = (app: App<Actor>) => {
  formRoutes(app);

  handle(app, contract.mentorApplications, platformAdminsOnly, async ({ tx }, { query }) => {
    const counts = await applicationCounts(tx);
    const services = await serviceNames(tx);
    const total = query.status.reduce((sum, status) => sum + counts[status], 0);
    const { part, ...paging } = pageAt({ total, page: query.page, size: pageSize });
    const views = await applicationViews(tx, query.status, part);
    return {
      data: views.map((view) => presentApplication(view, services)),
      ...paging,
      counts,
    };
  });

  handle(app, contract.approveMentor, platformAdminsOnly, async (work, { params }) => {
    await decideApplication(work, params.id, 'approved');
    return showApplication(work.tx, params.id);
  });

  handle(app, contract.rejectMentor, platformAdminsOnly, async (work, { params }) => {
    await decideApplication(work, params.id, 'rejected');
    return showApplication(work.tx, params.id);
  });
};
