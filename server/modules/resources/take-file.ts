import type { Upload } from '../../../contract/endpoint.ts';
import { type RefusalCode, refusals } from '../../../contract/messages.ts';
import { resourceLimits } from '../../../contract/resources/index.ts';
import { type Files, newFileKey, type ReadAttachment } from '../../platform/files.ts';
import { Refusal } from '../../platform/refusal.ts';

export interface TakenFile {
  fileKey: string;
  fileName: string;
  fileType: string;
  fileSize: number;
}

const refuse = (code: RefusalCode): never => {
  throw new Refusal(code, 422, { fields: { file: refusals[code] } });
};

/** RES-07: checks the file's content and stores it outside any transaction; null when none was sent. */
export const takeFile = async (
  uploads: readonly Upload[],
  { files, readAttachment }: { files: Files; readAttachment: ReadAttachment },
): Promise<TakenFile | null> => {
  const [upload] = uploads;
  if (upload === undefined || upload.bytes.byteLength === 0) return null;
  if (uploads.length > 1) return refuse('resources.file_wrong');
  const judged = await readAttachment(upload.bytes, upload.name, { maxBytes: resourceLimits.fileBytes });
  if ('problem' in judged) {
    return refuse(judged.problem === 'too_big' ? 'resources.file_too_big' : 'resources.file_wrong');
  }
  const fileKey = newFileKey('resources', judged.extension);
  await files.put(fileKey, judged.bytes, judged.type);
  return { fileKey, fileName: judged.name, fileType: judged.type, fileSize: judged.bytes.byteLength };
};
