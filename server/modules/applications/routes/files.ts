import * as contract from '../../../../contract/applications/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { discardFiles, type Files, type ReadAttachment } from '../../../platform/files.ts';
import { type App, handle } from '../../../platform/http.ts';
import { found } from '../../../platform/refusal.ts';
import type { Actor } from '../../../policies/actor.ts';
import { keepAnswerFile, removeAnswerFile, takeAnswerFile } from '../answer-files.ts';
import { applicantWith, ownerOfFile, readerOfFile } from '../permissions.ts';

type Keeping = EndpointInput<typeof contract.keepAnswerFile>;

/** Files as answers: sent one by one, before the application itself. */
export const fileRoutes = (app: App<Actor>, vendors: { files: Files; readAttachment: ReadAttachment }) => {
  const toKeep = applicantWith(({ body }: Keeping) => body.application_id);
  const take = async (input: Keeping, actor: Actor) => {
    const reading = { ...app.reading(), actor };
    const { body, uploads } = input;
    const form = await toKeep.load(reading, input);
    return takeAnswerFile(reading, form, { questionId: body.question_id, uploads }, vendors);
  };

  handle(
    app,
    contract.keepAnswerFile,
    toKeep,
    (work, { body }, form, file) => keepAnswerFile(work, form, body.question_id, file),
    { before: take, discard: ({ fileKey }) => discardFiles(vendors.files, [fileKey]) },
  );

  handle(
    app,
    contract.removeAnswerFile,
    ownerOfFile(({ params }) => params.id),
    (work, _input, file) => removeAnswerFile(work, file),
  );

  handle(
    app,
    contract.readAnswerFile,
    readerOfFile(({ params }) => params.id),
    async (_work, _input, { fileKey, fileName }) => {
      const { stream, type } = found((await vendors.files.get(fileKey)) ?? undefined, 'applications.file_not_found');
      return { body: stream, type, name: fileName };
    },
  );
};
