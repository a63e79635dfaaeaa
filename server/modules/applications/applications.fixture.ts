import { applications, applicationQuestions, applicants, applicantAnswers, applicantFiles } from './tables.ts';
import {
  type AnswerFile,
  type ApplicantStatus,
  type FileKind,
  keepAnswerFile,
} from '../../../contract/applications/index.ts';
import { db } from '../../platform/db.ts';
import { newFileKey } from '../../platform/files.ts';
import { beginning, type World } from '../../testing/world.fixture.ts';
import type { Person } from '../../testing/personas.fixture.ts';

interface Wished {
  programme?: 'alpha' | 'beta';
  published?: boolean;
  name?: string;
  linkRef?: string;
}

/** A mentee form in alpha: why they apply (required), how sure they are (1 to 5), and mornings or evenings. */
export const form = async (world: World, wished: Wished = {}) => {
  const { programme = 'alpha', published = true, name = 'Spring intake' } = wished;
  const { id: programId, roleIds } = world[programme];
  return world.database.transact(async (tx) => {
    const [row] = await db(tx)
      .insert(applications)
      .values({
        programId,
        name,
        description: 'Tell us about you',
        userType: 'mentee',
        roleId: roleIds.Mentee,
        linkRef:
          wished.linkRef ?? Array.from({ length: 10 }, () => 'abcdefghij'[Math.floor(Math.random() * 10)]).join(''),
        published,
        createdBy: world.ids.platform_admin,
        createdAt: beginning,
        updatedAt: beginning,
      })
      .returning();
    if (!row) throw new Error('no form');
    const asked = await db(tx)
      .insert(applicationQuestions)
      .values(
        [
          { title: 'Why do you come?', questionType: 'text' as const, required: true },
          { title: 'How sure are you?', questionType: 'scale' as const, required: false, scaleStart: 1, scaleEnd: 5 },
          {
            title: 'When?',
            questionType: 'options' as const,
            required: false,
            options: ['Mornings', 'Evenings'],
          },
        ].map((question, position) => ({ ...question, description: '', applicationId: row.id, position })),
      )
      .returning();
    const [why, sure, when] = asked.map(({ id }) => id);
    if (why === undefined || sure === undefined || when === undefined) throw new Error('no questions');
    return { id: row.id, programId, linkRef: row.linkRef, why, sure, when };
  });
};
export type Form = Awaited<ReturnType<typeof form>>;

/** An applicant who is already in this state, however they got there, and has answered the first question. */
export const applicant = async (
  world: World,
  { id: applicationId, why }: Form,
  status: ApplicantStatus = 'applied',
  who: Person | number = 'other_mentee',
) =>
  world.database.transact(async (tx) => {
    const [row] = await db(tx)
      .insert(applicants)
      .values({
        applicationId,
        userId: typeof who === 'number' ? who : world.ids[who],
        status,
        appliedOn: status === 'draft' ? null : beginning,
        createdAt: beginning,
        updatedAt: beginning,
      })
      .returning();
    if (!row) throw new Error('no applicant');
    await db(tx).insert(applicantAnswers).values({ applicantId: row.id, questionId: why, answer: 'To learn' });
    return row.id;
  });

/** A further question of the form, which takes a file; its id. */
export const fileQuestion = async (
  world: World,
  { id: applicationId }: Form,
  { required = true, kinds = ['pdf', 'word'] }: { required?: boolean; kinds?: FileKind[] } = {},
) => {
  const [row] = await world.database.transact((tx) =>
    db(tx)
      .insert(applicationQuestions)
      .values({ applicationId, title: 'Your CV', questionType: 'file', required, fileKinds: kinds, position: 9 })
      .returning(),
  );
  if (!row) throw new Error('no question');
  return row.id;
};

export const pdf = (name = 'cv.pdf', bytes: Uint8Array = Buffer.from('%PDF-1.4\n%%EOF')) => ({
  field: 'file',
  name,
  type: 'application/pdf',
  bytes,
});

/** A stored file that is the answer of this applicant, however it got there; its id. */
export const writtenFile = async (world: World, applicantId: number, questionId: number, fileName = 'cv.pdf') => {
  const fileKey = newFileKey('application-files', 'pdf');
  await world.vendors.files.put(fileKey, pdf().bytes, 'application/pdf');
  const file = { fileKey, fileName, fileType: 'application/pdf', fileSize: pdf().bytes.byteLength } as const;
  const values = { ...file, applicantId, questionId, uploadedAt: beginning };
  const [row] = await world.database.transact((tx) => db(tx).insert(applicantFiles).values(values).returning());
  if (!row) throw new Error('no file');
  return row.id;
};

/** A file that this person sent to this question; they must be able to. */
export const sendFile = async (
  world: World,
  { id: application_id }: Form,
  question_id: number,
  { as = 'other_mentee', name = 'cv.pdf' }: { as?: Person; name?: string } = {},
) => {
  const body = { application_id, question_id };
  const reply = await world.ask(as, keepAnswerFile, { body }, { uploads: [pdf(name)] });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body as AnswerFile;
};
