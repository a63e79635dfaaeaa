import * as contract from '../../../contract/applications/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { continueIn } from './continue.ts';
import { decide, sendInvitation } from './decide.ts';
import { decideMany } from './decide-many.ts';
import { deleteForm } from './delete-application.ts';
import { removeApplicant } from './remove-applicant.ts';
import { exportTab, showApplicants } from './review.ts';
import { changeForm, createForm } from './save-application.ts';
import { showApplication, showApplications } from './show-applications.ts';
import { showForm } from './show-form.ts';
import { hasSent, showOwn } from './show-own.ts';
import { submit } from './submit.ts';
import { toggleForm } from './toggle-publish.ts';

const buildingRoutes = (app: App<Actor>) => {
  const { BASE_URL } = app.settings;
  handle(app, contract.listApplications, signedIn, (work, { query }) =>
    showApplications(work, query.program_id, BASE_URL),
  );
  handle(app, contract.readApplication, signedIn, (work, { params }) => showApplication(work, params.id, BASE_URL));
  handle(app, contract.createApplication, signedIn, async (work, { body }) =>
    showApplication(work, await createForm(work, body), BASE_URL),
  );
  handle(app, contract.changeApplication, signedIn, async (work, { params, body }) => {
    await changeForm(work, params.id, body);
    return showApplication(work, params.id, BASE_URL);
  });
  handle(app, contract.togglePublish, signedIn, (work, { params }) => toggleForm(work, params.id));
  handle(app, contract.deleteApplication, signedIn, (work, { params }) => deleteForm(work, params.id));
};

const reviewingRoutes = (app: App<Actor>) => {
  const { BASE_URL } = app.settings;
  handle(app, contract.listApplicants, signedIn, (work, { query }) => showApplicants(work, query, BASE_URL));
  handle(app, contract.exportApplicants, signedIn, (work, { query }) => exportTab(work, query));
  handle(app, contract.updateApplicantStatus, signedIn, (work, { body }) =>
    decide(work, body.applicant_id, body.status),
  );
  handle(app, contract.decideApplicants, signedIn, (work, { body }) => decideMany(work, body));
  handle(app, contract.sendInvite, signedIn, (work, { body }) => sendInvitation(work, body.applicant_id));
  handle(app, contract.sendRejection, signedIn, (work, { body }) => decide(work, body.applicant_id, 'rejected'));
  handle(app, contract.deleteApplicant, signedIn, (work, { body }) => removeApplicant(work, body.applicant_id));
};

const applyingRoutes = (app: App<Actor>) => {
  handle(app, contract.applicantForm, signedIn, (work, { query }) => showForm(work, query));
  handle(app, contract.submitApplication, signedIn, (work, { body }) => submit(work, body));
  handle(app, contract.ownApplications, signedIn, (work, { query }) => showOwn(work, query.program_id));
  handle(app, contract.hasApplied, signedIn, (work, { query }) => hasSent(work, query.user_id, query.application_id));
  handle(app, contract.continueToProgramme, signedIn, (work, { body }) => continueIn(work, body.applicant_id));
};

export const applicationRoutes = (app: App<Actor>) => {
  buildingRoutes(app);
  reviewingRoutes(app);
  applyingRoutes(app);
};
