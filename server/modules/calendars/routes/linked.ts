import {
  answerCalendarChange,
  finishLinking,
  linkCalendar,
  linkedCalendars,
  type LinkOutcome,
  unlinkCalendar,
} from '../../../../contract/calendars/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { type App, type Exchange, handle } from '../../../platform/http.ts';
import { inOwnAccount } from '../../../policies/accounts.ts';
import { type Actor, anybody, signedIn } from '../../../policies/actor.ts';
import { pages } from '../../../telling/addresses.ts';
import { viewerOfBooking } from '../../bookings/index.ts';
import { answerChange } from '../linked/answer.ts';
import { beginConsent, consentCookie, consentSeconds, finishConsent } from '../linked/consent.ts';
import { link, unlink } from '../linked/link.ts';
import type { CalendarPorts } from '../linked/ports.ts';
import { showLinked } from '../linked/show.ts';

/** A person followed a link: they read the outcome on a page of ours, and never a refusal. */
const backTo = ({ slug }: Actor, calendar: LinkOutcome) => ({
  location: `${pages.integrations(slug)}?calendar=${calendar}`,
});
const signIn = { location: '/users/sign_in' };
/** B11: nobody links a calendar to an account that they only view. */
const isViewing = ({ adminBaseUserId }: Actor) => adminBaseUserId !== null;

const consentRoutes = (app: App<Actor>, ports: CalendarPorts) => {
  handle(app, linkCalendar, anybody, async ({ actor, now }, { params: { provider } }, _prepared, exchange) => {
    if (actor === null) return signIn;
    if (isViewing(actor)) return backTo(actor, 'not_yours');
    const consent = beginConsent({ userId: actor.id, provider, now }, ports);
    if (consent === null) return backTo(actor, 'not_set_up');
    exchange.setCookie(consentCookie, consent.kept, { seconds: consentSeconds });
    return { location: consent.location };
  });

  const fetchTokens = async (
    { params: { provider }, query }: EndpointInput<typeof finishLinking>,
    actor: Actor | null,
    { cookies }: Exchange,
  ) =>
    actor === null || isViewing(actor)
      ? null
      : finishConsent({ userId: actor.id, provider, answer: query, kept: cookies[consentCookie] }, ports);

  handle(
    app,
    finishLinking,
    anybody,
    async (work, { params: { provider } }, consented, exchange) => {
      const { actor } = work;
      exchange.clearCookie(consentCookie);
      if (actor === null) return signIn;
      if (consented === null) return backTo(actor, 'not_yours');
      return backTo(actor, await link({ ...work, actor }, provider, consented, ports));
    },
    { before: fetchTokens, writes: true },
  );
};

export const linkedRoutes = (app: App<Actor>, ports: CalendarPorts) => {
  consentRoutes(app, ports);

  handle(app, unlinkCalendar, inOwnAccount, async (work, { params: { provider } }) => {
    await unlink(work, { userId: work.actor.id, provider });
    return { message: 'Calendar unlinked successfully' };
  });

  handle(app, linkedCalendars, signedIn, (work) => showLinked(work, work.now, ports));

  handle(
    app,
    answerCalendarChange,
    { ...viewerOfBooking(({ params }: EndpointInput<typeof answerCalendarChange>) => params.id), policy: inOwnAccount },
    async (work, { body: { provider, follow } }, seen) => {
      await answerChange(work, seen, { provider, follow });
      return showLinked(work, work.now, ports);
    },
  );
};
