import { count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import { type TableReads, whereOf } from '../../../platform/table-pages.ts';
import type { Tx } from '../../../platform/work.ts';
import { users } from '../../accounts/tables.ts';
import { payments } from '../../payments/tables.ts';
import { programMemberships, programs } from '../../programmes/tables.ts';
import { creditPackages, promoCodes, promoUses, subscriptions } from '../tables.ts';

/** Of a purchase: the payment that this module asked for. */
const itsPayment = sql`${payments.purpose} = 'credits' and ${payments.reference} = ${subscriptions.id}`;
/** The program of the buyer, the first of those that they are in. */
const itsProgram = sql<string | null>`(select ${programs.name} from ${programMemberships}
  join ${programs} on ${programs.id} = ${programMemberships.programId}
  where ${programMemberships.userId} = ${subscriptions.userId} and ${programMemberships.removedAt} is null
  order by ${programMemberships.id} limit 1)`;

const searchedPurchases = {
  id: subscriptions.id,
  at: subscriptions.paidAt,
  fields: {
    paymentId: payments.id,
    promoCodeUsed: promoCodes.code,
    firstName: users.firstname,
    lastName: users.lastname,
    emailAddress: users.email,
  },
};
const wasBought = inArray(subscriptions.status, ['paid', 'refunded']);
const bought = (where: SQL | undefined) => (where === undefined ? wasBought : sql`${wasBought} and ${where}`);

const purchaseRows = (tx: Tx) =>
  read(tx)
    .select({
      id: subscriptions.id,
      purchase: subscriptions,
      paymentId: payments.id,
      code: promoCodes.code,
      pack: creditPackages.name,
      buyer: { firstname: users.firstname, lastname: users.lastname, email: users.email },
      program: itsProgram,
    })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .innerJoin(creditPackages, eq(creditPackages.id, subscriptions.packageId))
    .leftJoin(payments, itsPayment)
    .leftJoin(promoCodes, eq(promoCodes.id, subscriptions.promoCodeId));
export type PurchaseRecord = Awaited<ReturnType<typeof purchaseRows>>[number];

/** CRD-35: what was paid for or cost nothing, also what was paid back later. */
export const purchaseReads: TableReads<PurchaseRecord> = {
  count: async (tx, narrowed) => {
    const [row] = await read(tx)
      .select({ times: count() })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .leftJoin(payments, itsPayment)
      .leftJoin(promoCodes, eq(promoCodes.id, subscriptions.promoCodeId))
      .where(bought(whereOf(searchedPurchases, narrowed)));
    return row?.times ?? 0;
  },
  rows: (tx, narrowed, stretch) =>
    purchaseRows(tx)
      .where(bought(whereOf(searchedPurchases, narrowed, stretch)))
      .orderBy(desc(subscriptions.id))
      .limit(stretch.size)
      .offset(stretch.skip ?? 0),
};

export const purchaseRecord = async (tx: Tx, id: number): Promise<PurchaseRecord | undefined> => {
  const [row] = await purchaseRows(tx).where(eq(subscriptions.id, id));
  return row;
};

const searchedPromos = {
  id: promoCodes.id,
  at: promoCodes.createdAt,
  fields: { code: promoCodes.code, recipient: users.email },
};

const promoRows = (tx: Tx) =>
  read(tx)
    .select({
      id: promoCodes.id,
      promo: promoCodes,
      pack: creditPackages.name,
      recipient: users.email,
      uses: sql<number>`(select count(*)::int from ${promoUses} where ${promoUses.promoCodeId} = ${promoCodes.id})`,
    })
    .from(promoCodes)
    .leftJoin(creditPackages, eq(creditPackages.id, promoCodes.packageId))
    .leftJoin(users, eq(users.id, promoCodes.recipientId));
export type ListedPromo = Awaited<ReturnType<typeof promoRows>>[number];

export const promoReads: TableReads<ListedPromo> = {
  count: async (tx, narrowed) => {
    const [row] = await read(tx)
      .select({ times: count() })
      .from(promoCodes)
      .leftJoin(users, eq(users.id, promoCodes.recipientId))
      .where(whereOf(searchedPromos, narrowed));
    return row?.times ?? 0;
  },
  rows: (tx, narrowed, stretch) =>
    promoRows(tx)
      .where(whereOf(searchedPromos, narrowed, stretch))
      .orderBy(desc(promoCodes.id))
      .limit(stretch.size)
      .offset(stretch.skip ?? 0),
};

export const listedPromo = async (tx: Tx, id: number): Promise<ListedPromo | undefined> => {
  const [row] = await promoRows(tx).where(eq(promoCodes.id, id));
  return row;
};

const packageRows = (tx: Tx) =>
  read(tx)
    .select({
      pack: creditPackages,
      sold: sql<number>`(select coalesce(sum(${subscriptions.quantity}), 0)::int from ${subscriptions}
        where ${subscriptions.packageId} = credit_packages.id and ${subscriptions.status} in ('paid', 'refunded'))`,
    })
    .from(creditPackages);
export type ListedPackage = Awaited<ReturnType<typeof packageRows>>[number];

export const allPackages = (tx: Tx): Promise<ListedPackage[]> =>
  packageRows(tx).orderBy(sql`${creditPackages.retiredAt} nulls first`, creditPackages.cost, creditPackages.id);

export const listedPackage = async (tx: Tx, id: number): Promise<ListedPackage | undefined> => {
  const [row] = await packageRows(tx).where(eq(creditPackages.id, id));
  return row;
};
