import type { Upload } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/resources.ts';
import type { Files, ReadAttachment } from '../../platform/files.ts';
import { type App, handle } from '../../platform/http.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { administers, membershipIn } from '../../policies/programmes.ts';
import { forMember } from '../programmes/index.ts';
import { addResource, dropResource, editResource } from './edit-resources.ts';
import { presentResource } from './present.ts';
import { resourceById, resourcesOf } from './queries.ts';
import { takeFile } from './take-file.ts';

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
  const take = ({ uploads }: { uploads: readonly Upload[] }) => takeFile(uploads, vendors);

  handle(
    app,
    contract.createResource,
    signedIn,
    async (work, { body }, file) => show(work, await addResource(work, body, file)),
    { before: take },
  );

  handle(
    app,
    contract.updateResource,
    signedIn,
    async (work, { params, body }, file) => {
      await editResource(work, params.id, body, file);
      return show(work, params.id);
    },
    { before: take },
  );

  handle(app, contract.deleteResource, signedIn, async (work, { params }) => {
    await dropResource(work, params.id);
    return { message: 'Successfully deleted.' };
  });
};
