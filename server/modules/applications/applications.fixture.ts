import { applications, applicationQuestions, applicants, applicantAnswers } from './tables.ts';
import type { ApplicantStatus } from '../../../contract/applications/index.ts';
import { db } from '../../platform/db.ts';
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
