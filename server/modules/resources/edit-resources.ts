import type { Given } from '../../../contract/endpoint.ts';
import { allUsers, type createResource, type updateResource } from '../../../contract/resources/index.ts';
import { found, Refusal, refuseField } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { letGo } from '../profiles/index.ts';
import { toChange } from '../programmes/index.ts';
import { roleNamed } from './queries.ts';
import { changeResource, insertResource, lockResource, markResourceDeleted } from './store.ts';
import type { TakenFile } from './take-file.ts';

type Fields = Given<typeof updateResource>['body'];

/** RES-05: everybody, or the role of that name. */
const roleFor = async (tx: Tx, programId: number, userType: string) => {
  if (userType === allUsers) return null;
  const role = await roleNamed(tx, programId, userType);
  return role ? role.id : refuseField('user_type', 'Role is required');
};

const noFile = { fileKey: null, fileName: null, fileType: null, fileSize: null };

const contentOf = (body: Fields, file: TakenFile | null, before: { fileKey: string | null } | null) => {
  const { title, description, category, url } = body;
  if (category === 'link') {
    if (url === '') {
      refuseField('url', 'Please enter a valid URL, including the full address (e.g. https://www.example.com)');
    }
    return { title, description, category, url, ...noFile };
  }
  if (file === null && before?.fileKey == null) {
    throw new Refusal('resources.file_missing', 422, { fields: { file: 'File is required' } });
  }
  return { title, description, category, url: '', ...file };
};

export const addResource = async (
  work: Work<Actor>,
  body: Given<typeof createResource>['body'],
  file: TakenFile | null,
) => {
  const { tx, now, actor } = work;
  const { id: programId } = await toChange(work, body.program_id);
  const roleId = await roleFor(tx, programId, body.user_type);
  const content = contentOf(body, file, null);
  return insertResource(tx, { ...content, programId, roleId, createdBy: actor.id, createdAt: now });
};

const mine = async (work: Work<Actor>, id: number) => {
  const resource = found(await lockResource(work.tx, id), 'resources.not_found');
  await toChange(work, resource.programId);
  return resource;
};

export const editResource = async (work: Work<Actor>, id: number, body: Fields, file: TakenFile | null) => {
  const before = await mine(work, id);
  const content = contentOf(body, file, before);
  await changeResource(work.tx, id, { ...content, roleId: await roleFor(work.tx, before.programId, body.user_type) });
  const isReplaced = content.category === 'link' || file !== null;
  if (isReplaced && before.fileKey !== null) await letGo(work, before.fileKey);
};

export const dropResource = async (work: Work<Actor>, id: number) => {
  const { fileKey } = await mine(work, id);
  await markResourceDeleted(work.tx, id, work.now);
  if (fileKey !== null) await letGo(work, fileKey);
};
