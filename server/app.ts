import { aliases } from './aliases.ts';
import { devRoutes } from './dev-routes.ts';
import { homeBy, identifyByPassWith, identifyWith, personReferent } from './modules/accounts/index.ts';
import { accounts } from './modules/accounts/plug.ts';
import { agendas } from './modules/agendas/plug.ts';
import { analytics } from './modules/analytics/plug.ts';
import { applications } from './modules/applications/plug.ts';
import { setDnd } from './modules/availability/index.ts';
import { availability } from './modules/availability/plug.ts';
import { bookableSlotsOf, haveBooked, haveMet, menteesAmong, openSlotsOf } from './modules/bookings/index.ts';
import { bookings } from './modules/bookings/plug.ts';
import { sessionFile } from './modules/calendars/index.ts';
import { calendars } from './modules/calendars/plug.ts';
import { chatLinks, excerptFor, followPresence, goneAmong } from './modules/chat/index.ts';
import { chat } from './modules/chat/plug.ts';
import { welcomeLeft } from './modules/credits/index.ts';
import { credits } from './modules/credits/plug.ts';
import { mentorsInstead, suggestedNow } from './modules/discovery/index.ts';
import { discovery } from './modules/discovery/plug.ts';
import { enterprises } from './modules/enterprises/plug.ts';
import { eventPreview } from './modules/events/index.ts';
import { events } from './modules/events/plug.ts';
import { ageOf, lastReminder } from './modules/health/index.ts';
import { health } from './modules/health/plug.ts';
import {
  invitePeople,
  refuseWrongInvitation,
  sampleInvitation,
  takeBackInvitations,
} from './modules/invitations/index.ts';
import { invitations } from './modules/invitations/plug.ts';
import { meetings } from './modules/meetings/plug.ts';
import { newsfeed } from './modules/newsfeed/plug.ts';
import { notifications } from './modules/notifications/plug.ts';
import { countsIn, objectivesOfPairs } from './modules/objectives/index.ts';
import { minutes } from './modules/minutes/plug.ts';
import { objectives } from './modules/objectives/plug.ts';
import { pairings } from './modules/pairings/plug.ts';
import { canPay } from './modules/payments/index.ts';
import { payments } from './modules/payments/plug.ts';
import { profiles } from './modules/profiles/plug.ts';
import { adminHomeOf, keepChosenGoals, programReferent, standing } from './modules/programmes/index.ts';
import { programmes } from './modules/programmes/plug.ts';
import { records } from './modules/records/plug.ts';
import { reference } from './modules/reference/plug.ts';
import { resources } from './modules/resources/plug.ts';
import { reviews } from './modules/reviews/plug.ts';
import { safety } from './modules/safety/plug.ts';
import { screens } from './modules/screens/plug.ts';
import { pulsesOf } from './modules/surveys/index.ts';
import { surveys } from './modules/surveys/plug.ts';
import { transcription } from './modules/transcription/plug.ts';
import type { Parts } from './parts.ts';
import { documentRoutes, healthRoutes, pageRoutes } from './platform-routes.ts';
import { assemble } from './platform/assemble.ts';
import { type OwnData, type Plug, plugIn } from './platform/plug.ts';
import type { Actor } from './policies/actor.ts';
import type { LineTexts } from './telling/line.ts';
import type { ToldEvent } from './telling/telling.ts';

/** What each module keeps about a person, by the module's name. */
const ownDataOf = (plugs: Record<string, Plug<Actor, ToldEvent>>) =>
  Object.fromEntries(
    Object.entries(plugs).flatMap(([name, { ownData: of }]): [string, OwnData][] => (of ? [[name, of]] : [])),
  );

/** All modules in order (tools/module-order.cjs), each with what it needs from the outside and from later modules. */
const modulesOf = ({ vendors, bus, settings }: Parts): Record<string, Plug<Actor, ToldEvent>> => {
  const told: Record<string, Plug<Actor, ToldEvent>> = {
    accounts: accounts({
      ownData: () => ownDataOf(all),
      homeFor: homeBy(adminHomeOf),
      welcomeLeft,
      refuseWrongInvitation,
    }),
    reference,
    profiles: profiles({ ...vendors, keepChosenGoals, setDnd }),
    enterprises,
    programmes: programmes({
      ...vendors,
      invitePeople,
      takeBackInvitations,
      sampleInvitation,
      settings,
      reminderSentAt: lastReminder,
      chatLinks,
    }),
    agendas,
    resources: resources(vendors),
    invitations,
    applications: applications(vendors),
    availability,
    pairings: pairings({ menteesAmong, openSlotsOf, bookableSlotsOf, haveBooked, suggestedNow, ageOf, chatLinks }),
    safety: safety({ excerptOf: excerptFor, goneAmong, haveMet }),
    meetings: meetings({ files: vendors.files, bus }),
    transcription: transcription({ means: vendors, bus }),
    payments: payments({ vendors, settings }),
    credits: credits({ ...vendors, settings, canPay: () => canPay({ vendors, settings }) }),
    bookings: bookings({ ...vendors, sessionFile, mentorsInstead, chatLinks }),
    calendars: calendars({ calendars: vendors.calendars, settings }),
    reviews,
    objectives: objectives({ writers: vendors.writers }),
    minutes,
    records,
    health: health({ objectivesOf: objectivesOfPairs, pulsesOf, chatLinks, writers: vendors.writers }),
    events: events({ ...vendors, settings, canPay: () => canPay({ vendors, settings }) }),
    chat: chat(vendors),
    surveys: surveys(settings),
    newsfeed: newsfeed(vendors),
    discovery,
  };
  const figures = analytics({ objectivesOf: countsIn }, settings);
  const tellings = [...Object.values(told), figures].flatMap(({ tellings: own = [] }) => own);
  const lines = Object.assign({}, ...Object.values(told).map(({ lines: own }) => own)) as LineTexts;
  const post = { mail: vendors.mail, whatsApp: vendors.whatsApp, push: vendors.push, settings };
  const all: typeof told = {
    ...told,
    notifications: notifications(post, tellings, lines),
    analytics: figures,
    screens,
  };
  return all;
};

/** M31: how calls name people and programs. */
const referents = { person: personReferent, program: programReferent };

const bySession = identifyWith(standing);
const byPass = identifyByPassWith(standing);

/**
 * Who is asking, with their roles in enterprises and programmes: one statement per request. Some calls also take a token
 * that was given out for them alone.
 */
const identifyIn =
  (settings: Parts['settings']): Parameters<typeof assemble<Actor>>[1] =>
  async (tx, token, { now, isUsed, tokenFor }) =>
    (await bySession(tx, token, now, isUsed)) ?? (tokenFor ? byPass(tx, token, tokenFor, { now, settings }) : null);

/** The whole server, not yet listening. */
export const buildApp = (parts: Parts) => {
  const plugs = Object.values(modulesOf(parts));
  const built = assemble<Actor>(
    { ...parts, aliases, referents, previewOf: eventPreview(parts.settings) },
    identifyIn(parts.settings),
    (app) => plugIn(app, plugs),
  );
  healthRoutes(built.server, parts.database);
  pageRoutes(built, parts, followPresence(built));
  if (parts.settings.apiDocs) documentRoutes(built, aliases);
  if (!parts.settings.production) devRoutes(built, parts);
  return { ...built, demos: plugs.flatMap(({ demo = [] }) => demo) };
};
export type BuiltApp = ReturnType<typeof buildApp>;
