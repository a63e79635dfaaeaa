import type { ProgrammeCopied } from '../../domain-events/programmes.ts';
import type { Announced, Change } from '../../platform/work.ts';
import { shiftDay } from '../programmes/index.ts';
import { newLinkRef } from './links.ts';
import { applicationsOf, questionsOf } from './queries.ts';
import { insertApplication, insertQuestions } from './store.ts';

/** The forms of a copied programme with their questions: closed, at addresses of their own, without applicants. */
export const copyForms = async ({ tx, now }: Change, event: Announced<ProgrammeCopied>) => {
  const { fromId, programId, userId: createdBy, days, roles } = event;
  // The oldest first, so that the copies are listed in the same order.
  for (const { application } of (await applicationsOf(tx, fromId)).toReversed()) {
    const { id: from, lastDay, roleId, ...form } = application;
    const role = roles.find((one) => one.from === roleId);
    if (!role) throw new Error('the role of a form was copied');
    const applicationId = await insertApplication(tx, {
      ...form,
      programId,
      roleId: role.to,
      lastDay: lastDay === null ? null : shiftDay(lastDay, days),
      linkRef: newLinkRef(),
      published: false,
      openedAt: null,
      createdBy,
      createdAt: now,
      updatedAt: now,
      version: 1,
    });
    if (applicationId === null) throw new Error('ten letters at random were taken');
    const asked = await questionsOf(tx, [from]);
    await insertQuestions(
      tx,
      asked.map(({ id: _itsOwn, ...question }) => ({ ...question, applicationId })),
    );
  }
};
