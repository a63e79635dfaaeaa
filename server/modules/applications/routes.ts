import * as contract from '../../../contract/applications/index.ts';
import { type App, handle } from '../../platform/http.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordDownload } from '../accounts/index.ts';
import { adminOf } from '../programmes/index.ts';
import { continueIn } from './continue.ts';
import { decide, sendInvitation } from './decide.ts';
import { decideMany } from './decide-many.ts';
import { deleteForm } from './delete-application.ts';
import {
  adminOfApplicant,
  applicantIn,
  applicantOf,
  applicantOrAdmin,
  applicantWith,
  formAdminOf,
  readerOfForm,
} from './permissions.ts';
import { removeApplicant } from './remove-applicant.ts';
import { fileRoutes } from './routes/files.ts';
import { exportTab, showApplicants } from './review.ts';
import { changeForm, createForm } from './save-application.ts';
import { showApplication, showApplications } from './show-applications.ts';
import { showForm } from './show-form.ts';
import { hasSent, showOwn } from './show-own.ts';
import { submit } from './submit.ts';
import { undoRejections } from './undo-rejections.ts';
import { toggleForm } from './toggle-publish.ts';

const buildingRoutes = (app: App<Actor>) => {
  const { BASE_URL } = app.settings;

  handle(
    app,
    contract.listApplications,
    adminOf(({ query }) => query.program_id),
    (work, _input, programme) => showApplications(work, programme, BASE_URL),
  );

  handle(
    app,
    contract.readApplication,
    formAdminOf(({ params }) => params.id),
    (work, _input, form) => showApplication(work, form, BASE_URL),
  );

  handle(
    app,
    contract.createApplication,
    adminOf(({ body }) => body.program_id),
    async (work, { body }, programme) =>
      showApplication(work, { ...(await createForm(work, programme, body)), programme }, BASE_URL),
  );

  handle(
    app,
    contract.changeApplication,
    formAdminOf(({ params }) => params.id),
    async (work, { body }, form) =>
      showApplication(work, { ...form, ...(await changeForm(work, form, body)) }, BASE_URL),
  );

  handle(
    app,
    contract.togglePublish,
    formAdminOf(({ params }) => params.id),
    (work, _input, form) => toggleForm(work, form),
  );

  handle(
    app,
    contract.deleteApplication,
    formAdminOf(({ params }) => params.id),
    (work, _input, form) => deleteForm(work, form),
  );
};

const reviewingRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.listApplicants,
    formAdminOf(({ query }) => query.application_id),
    (work, { query }, form) => showApplicants(work, form, query, app.settings.BASE_URL),
  );

  handle(
    app,
    contract.exportApplicants,
    formAdminOf(({ query }) => query.application_id),
    async (work, { query }, form) => {
      const { application } = form;
      const object = { type: 'Application' as const, id: application.id };
      await recordDownload(app, work, { file: 'applicants', of: application, object });
      return exportTab(work, form, query);
    },
  );
};

const decidingRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.updateApplicantStatus,
    adminOfApplicant(({ body }) => body.applicant_id),
    (work, { body }, applicant) => decide(work, applicant, { status: body.status, note: body.note }, app.settings),
  );

  handle(
    app,
    contract.decideApplicants,
    formAdminOf(({ body }) => body.application_id),
    (work, { body }, form) => decideMany(work, form, body, app.settings),
  );

  handle(
    app,
    contract.sendInvite,
    adminOfApplicant(({ body }) => body.applicant_id),
    (work, _input, applicant) => sendInvitation(work, applicant, app.settings),
  );

  handle(
    app,
    contract.sendRejection,
    adminOfApplicant(({ body }) => body.applicant_id),
    (work, { body }, applicant) => decide(work, applicant, { status: 'rejected', note: body.note }, app.settings),
  );

  handle(
    app,
    contract.undoRejections,
    formAdminOf(({ body }) => body.application_id),
    (work, { body }, form) => undoRejections(work, form, body),
  );

  handle(
    app,
    contract.deleteApplicant,
    adminOfApplicant(({ body }) => body.applicant_id),
    (work, _input, applicant) => removeApplicant(work, applicant),
  );
};

const applyingRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.applicantForm,
    readerOfForm(({ query }) => ({ id: query.application_id, linkRef: query.link_ref })),
    (work, _input, form) => showForm(work, form),
  );

  handle(
    app,
    contract.submitApplication,
    applicantWith(({ body }) => body.application_id),
    (work, { body }, form) => submit(work, form, body),
  );

  handle(
    app,
    contract.ownApplications,
    applicantIn(({ query }) => query.program_id),
    (work, _input, programme) => showOwn(work, programme),
  );

  handle(
    app,
    contract.hasApplied,
    applicantOrAdmin(({ query }) => ({ userId: query.user_id, applicationId: query.application_id })),
    ({ tx }, { query }, { application }) => hasSent(tx, query.user_id, application.id),
  );

  handle(
    app,
    contract.continueToProgramme,
    applicantOf(({ body }) => body.applicant_id),
    (work, _input, applicant) => continueIn(work, applicant),
  );
};

export const applicationRoutes = (app: App<Actor>, vendors: Parameters<typeof fileRoutes>[1]) => {
  buildingRoutes(app);
  reviewingRoutes(app);
  decidingRoutes(app);
  applyingRoutes(app);
  fileRoutes(app, vendors);
};
