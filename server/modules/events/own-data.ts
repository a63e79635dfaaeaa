import type { OwnData } from '../../platform/plug.ts';
import { ownAnswers, ownOrders, ownTickets } from './queries/own.ts';

/** M22 */
export const ownData: OwnData = async (tx, userId) => ({
  orders: await ownOrders(tx, userId),
  answers: await ownAnswers(tx, userId),
  tickets: await ownTickets(tx, userId),
});
