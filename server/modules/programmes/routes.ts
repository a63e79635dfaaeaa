import type { EndpointInput } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/programmes/index.ts';
import { programmeOutline } from '../../../contract/programmes/index.ts';
import { discardFiles, type Files } from '../../platform/files.ts';
import { type App, handle } from '../../platform/http.ts';
import type { Images } from '../../platform/pictures.ts';
import { type Actor, enterprisesOnly, signedIn } from '../../policies/actor.ts';
import { rememberOpened } from './admin-home.ts';
import { platformAdminRoutes } from './routes/admin.ts';
import { goalRoutes } from './routes/goals.ts';
import { listOfEnterprises } from './list.ts';
import type { Pictures } from './given.ts';
import { adminOf, adminOrCreator, copierOf, memberOf, namerIn, ownerOf } from './permissions.ts';
import { keysOf, storePictures } from './pictures.ts';
import { planIn, presentOutline } from './present-outline.ts';
import { membershipOf, nameIsTaken } from './queries.ts';
import { type ProgrammeGround, showProgramme } from './read.ts';
import { outline } from './rules/outline.ts';
import { saveProgramme } from './save-programme.ts';
import { copyProgramme } from './copy-programme.ts';
import { openProgramme } from './open-programme.ts';
import { toggleProgramme } from './toggle-programme.ts';
import { listMine } from './view.ts';

const readingRoutes = (app: App<Actor>, ground: ProgrammeGround) => {
  const { BASE_URL } = app.settings;

  handle(app, contract.enterpriseProgrammes, enterprisesOnly, (work, { query }) =>
    listOfEnterprises(work, query, BASE_URL),
  );

  handle(
    app,
    contract.nameAvailability,
    namerIn(({ query }) => ({ enterpriseId: query.enterprise_id, programId: query.program_id })),
    async ({ tx }, { query }, { enterpriseId, renamed }) =>
      !(await nameIsTaken(tx, enterpriseId, query.name, renamed?.program.id ?? null)),
  );

  handle(
    app,
    contract.readProgramme,
    adminOf(({ params }) => params.id),
    (work, _input, { program }) => showProgramme(work, program.id, ground),
  );

  handle(app, programmeOutline, signedIn, async (_work, { query }) => presentOutline(outline(planIn(query))));

  handle(
    app,
    contract.userTypeInProgramme,
    memberOf(({ query }) => query.program_id),
    async ({ tx, actor }, _input, { program }) => {
      const member = await membershipOf(tx, program.id, actor.id);
      return { user_type: member?.role.userType ?? 'admin' };
    },
  );

  handle(
    app,
    contract.programmeOpened,
    adminOf(({ params }) => params.id),
    (work, _input, programme) => rememberOpened(work, programme),
  );

  handle(app, contract.myProgrammes, signedIn, async (work) => ({ programs: await listMine(work) }));
};

type Saving = EndpointInput<typeof contract.saveProgramme>;

type Ports = { files: Files; images: Images } & Pick<ProgrammeGround, 'reminderSentAt'>;

export const programmeRoutes = (app: App<Actor>, { reminderSentAt, ...vendors }: Ports) => {
  const ground = { baseUrl: app.settings.BASE_URL, reminderSentAt };
  readingRoutes(app, ground);
  goalRoutes(app);
  platformAdminRoutes(app);

  const toSave = adminOrCreator(({ body }: Saving) => ({
    programId: body.program_id,
    enterpriseId: body.enterprise_id,
  }));
  // Checked first, so that a user who may not save leaves no pictures behind.
  const store = async (input: Saving, actor: Actor) => {
    await toSave.load({ ...app.reading(), actor }, input);
    return storePictures(input.uploads, vendors);
  };
  const discard = (pictures: Pictures) => discardFiles(vendors.files, keysOf(pictures));
  handle(
    app,
    contract.saveProgramme,
    toSave,
    async (work, { body }, place, pictures) =>
      showProgramme(work, await saveProgramme(work, place, body, pictures), ground),
    { before: store, discard },
  );

  handle(
    app,
    contract.copyProgramme,
    copierOf(({ params }) => params.id),
    async (work, { body }, programme) => showProgramme(work, await copyProgramme(work, programme, body), ground),
  );

  handle(
    app,
    contract.openProgramme,
    ownerOf(({ params }) => params.id),
    async (work, _input, { program }) => {
      await openProgramme(work, program.id);
      return showProgramme(work, program.id, ground);
    },
  );

  handle(
    app,
    contract.toggleProgramme,
    ownerOf(({ params }) => params.id),
    async (work, _input, { program }) => {
      await toggleProgramme(work, program.id);
      return showProgramme(work, program.id, ground);
    },
  );
};
