import { packages, pointsACredit } from '../../../contract/credits/index.ts';
import type { CreditsBought, CreditsExpiring, CreditsRefunded, PromoEarned } from '../../domain-events/credits.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { saysOf } from '../../telling/line.ts';
import { emailByChoice, emailTo, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { livingPerson } from '../accounts/index.ts';
import { creditsBought, creditsExpiring, creditsRefunded, promoEarned } from './emails.ts';
import { lotById } from './queries/ledger.ts';
import { promoById } from './queries/promos.ts';
import { purchaseById } from './queries/purchases.ts';
import { receiptNumber } from './rules/receipt.ts';
import { hasExpired, topUpExpiry } from './rules/lots.ts';

export const creditLines = {
  'credits.bought': 'Your purchase is complete: the credits are in your account.',
  'promo.earned': 'You follow three mentors and have earned a promo code for your next credits.',
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

/** B104: about money, so it is always sent. */
const ofBought = async ({ tx }: Change, event: CreditsBought, { settings }: TellingGround): Promise<Telling[]> => {
  const person = await livingPerson(tx, event.userId);
  const row = await purchaseById(tx, event.subscriptionId);
  if (!person || row?.purchase.paidAt == null) return [];
  const { purchase, pack } = row;
  const content = creditsBought({
    packageName: pack.name,
    quantity: purchase.quantity,
    credits: purchase.credits,
    total: purchase.total,
    receiptNumber: receiptNumber(purchase.id),
    expiresAt: topUpExpiry(row.purchase.paidAt, purchase.validDuration),
    url: settings.BASE_URL + pages.purchases(person.slug),
  });
  const line = say('credits.bought', {});
  const notice = { objectType: 'Credit', objectId: purchase.id, linkPath: pages.credits, line } as const;
  return [{ userId: person.id, notice, letter: emailTo(person, content) }];
};

/** M44 */
const ofRefunded = async ({ tx }: Change, event: CreditsRefunded, { settings }: TellingGround): Promise<Telling[]> => {
  const person = await livingPerson(tx, event.userId);
  const row = await purchaseById(tx, event.subscriptionId);
  if (!person || !row) return [];
  const content = creditsRefunded({
    packageName: row.pack.name,
    amount: row.purchase.refunded,
    receiptNumber: receiptNumber(row.purchase.id),
    url: settings.BASE_URL + pages.purchases(person.slug),
  });
  return [{ userId: person.id, letter: emailTo(person, content) }];
};

/** B103 */
const ofEarned = async ({ tx }: Change, event: PromoEarned, ground: TellingGround): Promise<Telling[]> => {
  const person = await livingPerson(tx, event.userId);
  const promo = await promoById(tx, event.promoCodeId);
  if (!person || promo?.validUntil == null) return [];
  const { code, discount, validUntil } = promo;
  const path = pages.purchase(packages.single, code);
  const content = promoEarned({ code, discount, validUntil, url: ground.settings.BASE_URL + path });
  const line = say('promo.earned', {});
  const notice = { objectType: 'Credit', objectId: promo.id, linkPath: path, line } as const;
  return [{ userId: person.id, notice, letter: emailByChoice(person, content, ground) }];
};

export const creditTellings = [
  tells('credits.expiring', ofExpiring, 'credits'),
  tells('credits.bought', ofBought, 'credits'),
  tells('credits.refunded', ofRefunded, 'credits'),
  tells('promo.earned', ofEarned, 'credits'),
];
