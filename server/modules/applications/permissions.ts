import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { mayNotApply } from '../../policies/applications.ts';
import { administers, hidesDraft, standingIn } from '../../policies/programmes.ts';
import { loadForAdminOf, programmeById, type ProgrammeRow, refuseInactive } from '../programmes/index.ts';
import { fileById, type FileRow } from './queries/files.ts';
import {
  applicantById,
  applicationById,
  applicationByLink,
  type ApplicationRow,
  type FoundApplicant,
} from './queries.ts';

/** A form with its programme. */
export interface ProgrammeForm extends ApplicationRow {
  programme: ProgrammeRow;
}

/** A form with its programme; that of a draft exists for the programme's admins alone. */
const withProgramme = async (
  { tx, actor }: Pick<Work<Actor>, 'tx' | 'actor'>,
  row: ApplicationRow | undefined,
): Promise<ProgrammeForm> => {
  const form = found(row, 'applications.not_found');
  const programme = found(await programmeById(tx, form.application.programId), 'applications.not_found');
  found(hidesDraft(actor, programme) ? undefined : programme, 'applications.not_found');
  return { ...form, programme };
};

/** Admins of the programme whose form the input names. */
export const formAdminOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeForm> => ({
  policy: signedIn,
  load: async (work, input) => {
    const row = found(await applicationById(work.tx, idOf(input)), 'applications.not_found');
    return { ...row, programme: await loadForAdminOf(work, row.application.programId, 'applications.not_found') };
  },
});

/** Admins of the programme to which the applicant in the input has applied. */
export const adminOfApplicant = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, FoundApplicant> => ({
  policy: signedIn,
  load: async (work, input) => {
    const row = found(await applicantById(work.tx, idOf(input)), 'applications.applicant_not_found');
    await loadForAdminOf(work, row.application.programId, 'applications.applicant_not_found');
    return row;
  },
});

/** B79: anyone who knows the form's id or the end of its address. Admins can see it too but cannot send it. */
export const readerOfForm = <I>(
  formOf: (input: I) => { id: number | undefined; linkRef: string | undefined },
): Loader<Actor, Actor, I, ProgrammeForm> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { tx } = work;
    const { id, linkRef } = formOf(input);
    const row = id === undefined ? await applicationByLink(tx, linkRef ?? '') : await applicationById(tx, id);
    return withProgramme(work, row);
  },
});

const refuseAdmins = ({ actor }: Pick<Work<Actor>, 'actor'>, { program }: ProgrammeRow) =>
  refuseIf(mayNotApply(actor, program), 403);

/** People who may apply to the programme in the input: anyone but its admins. */
export const applicantIn = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeRow> => ({
  policy: signedIn,
  load: async (work, input) => {
    const programme = found(await programmeById(work.tx, idOf(input)), 'programmes.not_found');
    found(hidesDraft(work.actor, programme) ? undefined : programme, 'programmes.not_found');
    refuseAdmins(work, programme);
    return programme;
  },
});

/**
 * People who may apply with the form in the input: anyone but the admins of its programme, while the programme runs.
 */
export const applicantWith = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ProgrammeForm> => ({
  policy: signedIn,
  load: async (work, input) => {
    const form = await withProgramme(work, await applicationById(work.tx, idOf(input)));
    refuseInactive(form.programme);
    refuseAdmins(work, form.programme);
    return form;
  },
});

/** APP-32: only the applicant who owns the application in the input. */
export const applicantOf = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, FoundApplicant> => ({
  policy: signedIn,
  load: async ({ tx, actor }, input) => {
    const row = await applicantById(tx, idOf(input));
    return found(row?.applicant.userId === actor.id ? row : undefined, 'applications.applicant_not_found');
  },
});

export interface FormOfFile {
  file: FileRow;
  form: ProgrammeForm;
}

/** APP-32: only the applicant whose file the input names; not once they administer the programme. */
export const ownerOfFile = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, FormOfFile> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { tx, actor } = work;
    const row = await fileById(tx, idOf(input));
    const own = found(row?.applicant.userId === actor.id ? row : undefined, 'applications.file_not_found');
    const form = await withProgramme(work, await applicationById(tx, own.application.id));
    refuseAdmins(work, form.programme);
    return { file: own.file, form };
  },
});

/** APP-12, APP-32: who may see an application may see its files: the applicant, and the admins of the programme. */
export const readerOfFile = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, FileRow> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { file, applicant, application } = found(await fileById(work.tx, idOf(input)), 'applications.file_not_found');
    if (applicant.userId !== work.actor.id)
      await loadForAdminOf(work, application.programId, 'applications.file_not_found');
    return file;
  },
});

/** B82: the person named in the input, or an admin of the form's programme, who can read the applications anyway. */
export const applicantOrAdmin = <I>(
  namedBy: (input: I) => { userId: number; applicationId: number },
): Loader<Actor, Actor, I, ProgrammeForm> => ({
  policy: signedIn,
  load: async (work, input) => {
    const { tx, actor } = work;
    const { userId, applicationId } = namedBy(input);
    const row = found(await applicationById(tx, applicationId), 'applications.applicant_not_found');
    const form = await withProgramme(work, row);
    const may = userId === actor.id || administers(standingIn(actor, form.programme.program));
    return found(may ? form : undefined, 'applications.applicant_not_found');
  },
});
