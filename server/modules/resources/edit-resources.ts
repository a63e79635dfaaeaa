import type { EndpointInput } from '../../../contract/endpoint.ts';
import { allUsers, type createResource, type updateResource } from '../../../contract/resources/index.ts';
import type { TakenFile } from '../../platform/files.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found, Refusal, refuseField } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { letGo } from '../profiles/index.ts';
import { lockRunning, type ProgrammeRow } from '../programmes/index.ts';
import { isShown, type ResourceRow, roleNamed } from './queries.ts';
import { changeResource, insertResource, lockResource, markResourceDeleted } from './store.ts';

type Fields = EndpointInput<typeof updateResource>['body'];
/** The content only: the verbs look up the programme and who may see it. */
type Content =
  | Omit<Fields, 'user_type'>
  | Omit<EndpointInput<typeof createResource>['body'], 'user_type' | 'program_id'>;

/** RES-05: everyone, or the role with that name. */
const roleFor = async (tx: Tx, programId: number, userType: string) => {
  if (userType === allUsers) return null;
  const role = await roleNamed(tx, programId, userType);
  return role ? role.id : refuseField('user_type', 'Role is required');
};

const noFile = { fileKey: null, fileName: null, fileType: null, fileSize: null };

const contentOf = (body: Content, file: TakenFile | null, before: { fileKey: string | null } | null) => {
  const { title, description, category, url, ...rest } = body;
  nothingLeft(rest);
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

type Resource = ResourceRow['resource'];

export const addResource = async (
  { tx, now, actor }: Work<Actor>,
  program: ProgrammeRow['program'],
  body: EndpointInput<typeof createResource>['body'],
  file: TakenFile | null,
) => {
  const { id: programId } = await lockRunning(tx, program.id);
  const roleId = await roleFor(tx, programId, body.user_type);
  const content = contentOf(body, file, null);
  return insertResource(tx, { ...content, programId, roleId, createdBy: actor.id, createdAt: now });
};

/** Reads the row again behind its lock: it must still exist, and its programme must still be running. */
const locked = async ({ tx }: Work<Actor>, { id, programId }: Resource) => {
  const resource = found(await lockResource(tx, id), 'resources.not_found');
  await lockRunning(tx, programId);
  return resource;
};

/** A file that the resource of a copied programme still shows is kept. */
const letGoUnshown = async (work: Work<Actor>, fileKey: string) => {
  if (!(await isShown(work.tx, fileKey))) await letGo(work, fileKey);
};

export const editResource = async (work: Work<Actor>, resource: Resource, body: Fields, file: TakenFile | null) => {
  const before = await locked(work, resource);
  const content = contentOf(body, file, before);
  const roleId = await roleFor(work.tx, before.programId, body.user_type);
  await changeResource(work.tx, before.id, { ...content, roleId });
  const isReplaced = content.category === 'link' || file !== null;
  if (isReplaced && before.fileKey !== null) await letGoUnshown(work, before.fileKey);
};

export const dropResource = async (work: Work<Actor>, resource: Resource) => {
  const { id, fileKey } = await locked(work, resource);
  await markResourceDeleted(work.tx, id, work.now);
  if (fileKey !== null) await letGoUnshown(work, fileKey);
};
