import type { CreditsExpiring } from '../../domain-events/credits.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { saysOf } from '../../telling/line.ts';
import { emailByChoice, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { livingPerson } from '../accounts/index.ts';
import { creditsExpiring } from './emails.ts';
import { lotById } from './queries.ts';
import { hasExpired } from './rules/lots.ts';
import { pointsACredit } from './welcome.ts';

export const creditLines = {
  'credits.expiring': 'You have an unused credit that expires soon. Book a session before it does.',
} as const;
const say = saysOf(creditLines);

/** B36: nobody is told about a credit that they have spent in the meantime. */
const ofExpiring = async ({ tx, now }: Change, event: CreditsExpiring, ground: TellingGround): Promise<Telling[]> => {
  const person = await livingPerson(tx, event.userId);
  const lot = await lotById(tx, event.entryId);
  const credits = Math.floor((lot?.pointsLeft ?? 0) / pointsACredit);
  if (!person || !lot || credits === 0 || hasExpired(lot, now)) return [];
  const content = creditsExpiring({
    credits,
    expiresAt: lot.expiresAt,
    url: ground.settings.BASE_URL + pages.discover,
  });
  return [
    {
      userId: person.id,
      notice: {
        objectType: 'Credit',
        objectId: lot.entryId,
        linkPath: pages.discover,
        line: say('credits.expiring', {}),
      },
      letter: emailByChoice(person, content, ground),
    },
  ];
};

export const creditTellings = [tells('credits.expiring', ofExpiring)];
