import type { Given } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/resources/index.ts';
import { discardFiles, type Files, type ReadAttachment } from '../../platform/files.ts';
import { type App, handle } from '../../platform/http.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { administers, membershipIn } from '../../policies/programmes.ts';
import { forMember, forRunning } from '../programmes/index.ts';
import { addResource, dropResource, editResource } from './edit-resources.ts';
import { presentResource } from './present.ts';
import { resourceById, resourcesOf } from './queries.ts';
import { type TakenFile, takeFile } from './take-file.ts';

interface Vendors {
  files: Files;
  readAttachment: ReadAttachment;
}

/** What of a programme's resources somebody sees: all of them, or those of one role (RES-10). */
const shownTo = async (work: Work<Actor>, programId: number) => {
  const { program, standing } = await forMember(work, programId);
  return administers(standing) ? ('all' as const) : (membershipIn(work.actor, program)?.roleId ?? 0);
};

const show = async ({ tx }: Work<Actor>, id: number) =>
  presentResource(found(await resourceById(tx, id), 'resources.not_found'));

const readingRoutes = (app: App<Actor>, files: Files) => {
  handle(app, contract.listResources, signedIn, async (work, { query }) => {
    const role = await shownTo(work, query.program_id);
    return { resources: (await resourcesOf(work.tx, query.program_id, role)).map(presentResource) };
  });

  handle(app, contract.downloadResource, signedIn, async (work, { params }) => {
    const { resource } = found(await resourceById(work.tx, params.id), 'resources.not_found');
    const role = await shownTo(work, resource.programId);
    const visible = role === 'all' || resource.roleId === null || resource.roleId === role;
    const key = visible ? resource.fileKey : null;
    const file = key === null ? null : await files.get(key);
    const { stream, type } = found(file ?? undefined, 'resources.not_found');
    return { body: stream, type, name: resource.fileName ?? 'file' };
  });
};

export const resourceRoutes = (app: App<Actor>, vendors: Vendors) => {
  readingRoutes(app, vendors.files);
  const discard = async (file: TakenFile | null) => file && discardFiles(vendors.files, [file.fileKey]);
  // Whoever may not change the programme leaves no file behind.
  const takeNew = async ({ uploads, body }: Given<typeof contract.createResource>, actor: Actor) => {
    await forRunning({ ...app.reading(), actor }, body.program_id);
    return body.category === 'file' ? takeFile(uploads, vendors) : null;
  };
  const takeAnother = async ({ uploads, params, body }: Given<typeof contract.updateResource>, actor: Actor) => {
    const asked = { ...app.reading(), actor };
    const { resource } = found(await resourceById(asked.tx, params.id), 'resources.not_found');
    await forRunning(asked, resource.programId);
    return body.category === 'file' ? takeFile(uploads, vendors) : null;
  };

  handle(
    app,
    contract.createResource,
    signedIn,
    async (work, { body }, file) => show(work, await addResource(work, body, file)),
    { before: takeNew, discard },
  );

  handle(
    app,
    contract.updateResource,
    signedIn,
    async (work, { params, body }, file) => {
      await editResource(work, params.id, body, file);
      return show(work, params.id);
    },
    { before: takeAnother, discard },
  );

  handle(app, contract.deleteResource, signedIn, async (work, { params }) => {
    await dropResource(work, params.id);
    return { message: 'Successfully deleted.' };
  });
};
