import type { Upload } from '../../../contract/endpoint.ts';
import { refusals } from '../../../contract/messages.ts';
import { resourceLimits } from '../../../contract/resources/index.ts';
import { type Files, type ReadAttachment, takeOneFile } from '../../platform/files.ts';
import { Refusal } from '../../platform/refusal.ts';

/** RES-07: checks the file's content and stores it outside any transaction; null when none was sent. */
export const takeFile = (uploads: readonly Upload[], vendors: { files: Files; readAttachment: ReadAttachment }) =>
  takeOneFile(uploads, {
    ...vendors,
    kind: 'resources',
    maxBytes: resourceLimits.fileBytes,
    refuse: (problem) => {
      const code = problem === 'too_big' ? 'resources.file_too_big' : 'resources.file_wrong';
      throw new Refusal(code, 422, { fields: { file: refusals[code] } });
    },
  });
