import type { EndpointInput } from '../../../contract/endpoint.ts';
import * as contract from '../../../contract/resources/index.ts';
import { discardFiles, type Files, type ReadAttachment, type TakenFile } from '../../platform/files.ts';
import { type App, handle } from '../../platform/http.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { adminOf, memberOf, refuseInactive } from '../programmes/index.ts';
import { addResource, dropResource, editResource } from './edit-resources.ts';
import { adminOfResource, readerOf, shownTo } from './permissions.ts';
import { presentResource } from './present.ts';
import { resourceById, resourcesOf } from './queries.ts';
import { takeFile } from './take-file.ts';

interface Vendors {
  files: Files;
  readAttachment: ReadAttachment;
}

const show = async ({ tx }: Work<Actor>, id: number) =>
  presentResource(found(await resourceById(tx, id), 'resources.not_found'));

const readingRoutes = (app: App<Actor>, files: Files) => {
  handle(
    app,
    contract.listResources,
    memberOf(({ query }) => query.program_id),
    async ({ tx, actor }, _input, member) => ({
      resources: (await resourcesOf(tx, member.program.id, shownTo(actor, member))).map(presentResource),
    }),
  );

  handle(
    app,
    contract.downloadResource,
    readerOf(({ params }) => params.id),
    async (_work, _input, { fileKey, fileName }) => {
      const file = fileKey === null ? null : await files.get(fileKey);
      const { stream, type } = found(file ?? undefined, 'resources.not_found');
      return { body: stream, type, name: fileName ?? 'file' };
    },
  );
};

type Creating = EndpointInput<typeof contract.createResource>;
type Updating = EndpointInput<typeof contract.updateResource>;

export const resourceRoutes = (app: App<Actor>, vendors: Vendors) => {
  readingRoutes(app, vendors.files);
  const discard = async (file: TakenFile | null) => file && discardFiles(vendors.files, [file.fileKey]);
  const toCreate = adminOf(({ body }: Creating) => body.program_id);
  const toUpdate = adminOfResource(({ params }: Updating) => params.id);
  // Check access first, so that people who may not change the programme leave no file behind.
  const takeNew = async (input: Creating, actor: Actor) => {
    refuseInactive(await toCreate.load({ ...app.reading(), actor }, input));
    return input.body.category === 'file' ? takeFile(input.uploads, vendors) : null;
  };
  const takeAnother = async (input: Updating, actor: Actor) => {
    const { programme } = await toUpdate.load({ ...app.reading(), actor }, input);
    refuseInactive(programme);
    return input.body.category === 'file' ? takeFile(input.uploads, vendors) : null;
  };

  handle(
    app,
    contract.createResource,
    toCreate,
    async (work, { body }, { program }, file) => show(work, await addResource(work, program, body, file)),
    { before: takeNew, discard },
  );

  handle(
    app,
    contract.updateResource,
    toUpdate,
    async (work, { body }, { resource }, file) => {
      await editResource(work, resource, body, file);
      return show(work, resource.id);
    },
    { before: takeAnother, discard },
  );

  handle(
    app,
    contract.deleteResource,
    adminOfResource(({ params }) => params.id),
    async (work, _input, { resource }) => {
      await dropResource(work, resource);
      return { message: 'Successfully deleted.' };
    },
  );
};
