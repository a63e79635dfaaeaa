import type { EndpointInput } from '../../../contract/endpoint.ts';
import type { mailEvents } from '../../../contract/notifications/index.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { personById, recordAudit } from '../accounts/index.ts';
import { isSigned, reasonIn } from './mail-events.ts';
import { markReachable, markUnreachable } from './store/unreachable.ts';

/** What the provider says of an email that it could not deliver. Saying it twice changes nothing. */
export const hearMail = async (
  { tx, now }: Work<Actor | null>,
  { signature, 'event-data': event }: EndpointInput<typeof mailEvents>['body'],
  key: string | undefined,
) => {
  if (key === undefined) return refuseIf('request.unknown_address', 404);
  refuseIf(isSigned(signature, key) ? null : 'request.untrusted', 403);
  const reason = reasonIn(event);
  if (reason !== null) await markUnreachable(tx, { address: event.recipient, reason, since: now });
};

/** The reader has mended their mailbox, or wants our emails after all. */
export const writeAgain = async ({ tx, actor }: Work<Actor>) => {
  const person = found(await personById(tx, actor.id), 'accounts.not_found');
  await markReachable(tx, person.email);
};

/** An admin has heard that an address works again. */
export const writeAgainTo = async (work: Work<Actor>, address: string) => {
  await markReachable(work.tx, address);
  await recordAudit(work, { action: 'deliveries.resumed', objectType: 'address', data: {} });
};
