import {
  adminTranscriptions,
  companyAuditChoices,
  companyAuditFile,
  companyAuditLog,
  bookingDetail,
  impactCounters,
  myMentees,
  programmeView,
  memberProfile,
  menteeProfile,
  mentorProfile,
} from '../../../contract/screens/index.ts';
import { currentUser } from '../../../contract/me/index.ts';
import type { Temporal } from 'temporal-polyfill';
import { type App, handle } from '../../platform/http.ts';
import { whereNamed } from '../../platform/permission.ts';
import type { Change } from '../../platform/work.ts';
import { type Actor, anybody, signedIn } from '../../policies/actor.ts';
import { recordDownload } from '../accounts/index.ts';
import { adminOfPlace, memberOf } from '../programmes/index.ts';
import { bookingCard, readerOfBooking } from '../bookings/index.ts';
import { auditChoices, auditFile, showAuditLog } from './audit-log.ts';
import { presentBookingPage } from './booking-page.ts';
import { presentCurrentUser } from './current-user.ts';
import { presentMember } from './member-page.ts';
import { presentMyMentees } from './my-mentees.ts';
import { fellowOfMember, readerOfAuditLog, readerOfProfile } from './permissions.ts';
import { menteeProfileOf, presentMentorProfile } from './profile-pages.ts';
import { presentProgrammes } from './programmes.ts';
import { listTranscriptions } from './transcriptions.ts';
import { impactCounters as countImpact } from './queries/people.ts';

const cachedMinutes = 10;

/** B125: recounted every ten minutes. */
const countedImpact = () => {
  let last: { at: Temporal.Instant; figures: Awaited<ReturnType<typeof countImpact>> } | undefined;
  return async ({ tx, now }: Change) => {
    const age = last?.at.until(now).total('minutes');
    if (last === undefined || age === undefined || age < 0 || age >= cachedMinutes) {
      last = { at: now, figures: await countImpact(tx) };
    }
    return last.figures;
  };
};

/** The pages of people. The first two count views (B18). */
const profileRoutes = (app: App<Actor>) => {
  handle(
    app,
    mentorProfile,
    anybody,
    (work, { params, query }) => presentMentorProfile(work, params.slug, query.timezone),
    { writes: true },
  );

  handle(
    app,
    memberProfile,
    fellowOfMember(({ params, query }) => ({ programId: query.program_id, key: params.id })),
    (work, { query }, member) => presentMember(work, member, query.timezone),
    { writes: true },
  );

  handle(
    app,
    menteeProfile,
    readerOfProfile(({ params }) => params.slug),
    (work, _input, { view, sessions }) => menteeProfileOf(work, view, sessions),
  );
};

/** A company's own log, or a program's. */
const auditRoutes = (app: App<Actor>) => {
  const { PRODUCT_NAME: product } = app.settings;
  handle(
    app,
    companyAuditLog,
    readerOfAuditLog(({ query }) => query.program_id),
    (work, { query }, scope) => showAuditLog(work, scope, query, product),
  );

  handle(
    app,
    companyAuditChoices,
    readerOfAuditLog(({ query }) => query.program_id),
    (work, _input, scope) => auditChoices(work, scope),
  );

  handle(
    app,
    companyAuditFile,
    readerOfAuditLog(({ query }) => query.program_id),
    async (work, { query }, scope) => {
      const file = auditFile(work, scope, query, product);
      await recordDownload(app, work, { file: 'audit_log', of: scope });
      return file;
    },
  );
};

export const screenRoutes = (app: App<Actor>) => {
  auditRoutes(app);
  profileRoutes(app);
  handle(app, programmeView, anybody, (work, { query }) => presentProgrammes(work, query, app.settings.BASE_URL));
  handle(app, currentUser, signedIn, presentCurrentUser);
  handle(app, impactCounters, anybody, countedImpact());

  handle(
    app,
    myMentees,
    whereNamed(
      ({ query }) => query.program_id,
      memberOf((id) => id),
    ),
    (work, _input, programme) => presentMyMentees(work, programme),
  );

  handle(
    app,
    adminTranscriptions,
    // MTG-07
    adminOfPlace(({ query }) => query.program_id),
    (work, { query }, programme) => listTranscriptions(work, programme, query),
  );

  handle(
    app,
    bookingDetail,
    readerOfBooking(bookingCard, ({ params }) => params.id),
    presentBookingPage(app.settings),
  );
};
