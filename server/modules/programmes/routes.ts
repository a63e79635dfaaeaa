import type { Given } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/programmes/index.ts';
import { programmeOutline } from '../../../contract/programmes/index.ts';
import { discardFiles, type Files } from '../../platform/files.ts';
import { type App, handle } from '../../platform/http.ts';
import type { Images } from '../../platform/pictures.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, enterprisesOnly, signedIn } from '../../policies/actor.ts';
import { mayCreateIn } from '../../policies/programmes.ts';
import { rememberOpened } from './admin-home.ts';
import { platformAdminRoutes } from './routes/admin.ts';
import { goalRoutes } from './routes/goals.ts';
import { listOfEnterprises } from './list.ts';
import { forAdmin, forMember } from './load.ts';
import type { Pictures } from './given.ts';
import { keysOf, storePictures } from './pictures.ts';
import { planIn, presentOutline } from './present-outline.ts';
import { membershipOf, nameIsTaken } from './queries.ts';
import { showProgramme } from './read.ts';
import { outline } from './rules/outline.ts';
import { maySave, saveProgramme } from './save-programme.ts';
import { toggleProgramme } from './toggle-programme.ts';
import { listMine } from './view.ts';

const readingRoutes = (app: App<Actor>) => {
  const { BASE_URL } = app.settings;

  handle(app, contract.enterpriseProgrammes, enterprisesOnly, (work, { query }) =>
    listOfEnterprises(work, query, BASE_URL),
  );

  handle(app, contract.nameAvailability, signedIn, async ({ tx, actor }, { query }) => {
    const { name, enterprise_id: enterpriseId, program_id: programId } = query;
    // An admin of the programme renames it without administering the enterprise.
    const renamed = programId === undefined ? undefined : (await forAdmin({ tx, actor }, programId)).program;
    const known = mayCreateIn(actor, enterpriseId) || renamed?.enterpriseId === enterpriseId;
    found(known || undefined, 'programmes.enterprise_not_found');
    return !(await nameIsTaken(tx, enterpriseId, name, programId ?? null));
  });

  handle(app, contract.readProgramme, signedIn, async (work, { params }) => {
    await forAdmin(work, params.id);
    return showProgramme(work, params.id, BASE_URL);
  });

  handle(app, programmeOutline, signedIn, async (_work, { query }) => presentOutline(outline(planIn(query))));

  handle(app, contract.userTypeInProgramme, signedIn, async (work, { query }) => {
    const { program } = await forMember(work, query.program_id);
    const member = await membershipOf(work.tx, program.id, work.actor.id);
    return { user_type: member?.role.userType ?? 'admin' };
  });

  handle(app, contract.programmeOpened, signedIn, (work, { params }) => rememberOpened(work, params.id));

  handle(app, contract.myProgrammes, signedIn, async (work) => ({ programs: await listMine(work) }));
};

export const programmeRoutes = (app: App<Actor>, vendors: { files: Files; images: Images }) => {
  const { BASE_URL } = app.settings;
  readingRoutes(app);
  goalRoutes(app);
  platformAdminRoutes(app);

  const store = async ({ uploads, body }: Given<typeof contract.saveProgramme>, actor: Actor) => {
    await maySave({ ...app.reading(), actor }, body);
    return storePictures(uploads, vendors);
  };
  const discard = (pictures: Pictures) => discardFiles(vendors.files, keysOf(pictures));
  handle(
    app,
    contract.saveProgramme,
    signedIn,
    async (work, { body }, pictures) => showProgramme(work, await saveProgramme(work, body, pictures), BASE_URL),
    { before: store, discard },
  );

  handle(app, contract.toggleProgramme, signedIn, async (work, { params }) => {
    await toggleProgramme(work, params.id);
    return showProgramme(work, params.id, BASE_URL);
  });
};
