import type { DomainEvent } from './event.ts';

/** Somebody has the tickets of an order: it was paid for, or cost nothing. */
export interface TicketsTaken extends DomainEvent {
  name: 'tickets.taken';
  orderId: number;
  userId: number;
}

/** An order, or some of its tickets, was paid back; `tooLate`: the payment came when nothing was left. */
export interface TicketsRefunded extends DomainEvent {
  name: 'tickets.refunded';
  orderId: number;
  userId: number;
  /** Which ways in of the order; jobs that were written before one could choose have none. */
  admissionIds?: readonly number[];
  /** People who have got one of these tickets from the buyer. */
  alsoTold: readonly number[];
  tooLate: boolean;
}

/** A ticket was sent to somebody who has to accept it. */
export interface TicketSent extends DomainEvent {
  name: 'tickets.sent';
  transferId: number;
  userId: number;
}

/** Somebody accepted a ticket of another person. */
export interface TicketPassedOn extends DomainEvent {
  name: 'tickets.passed_on';
  admissionId: number;
  fromId: number;
  toId: number;
}

/** A place is kept for the next one on a waiting list. */
export interface PlaceOffered extends DomainEvent {
  name: 'tickets.place_offered';
  waitingId: number;
  userId: number;
}

/** The time or the place of a published event is another. */
export interface EventMoved extends DomainEvent {
  name: 'event.moved';
  eventId: number;
  /** Some of those who have a ticket: no job writes to a whole hall at once. */
  userIds: readonly number[];
}

/** An event was called off. */
export interface EventCancelled extends DomainEvent {
  name: 'event.cancelled';
  eventId: number;
  /** Some of those who had a ticket or had paid for one. */
  userIds: readonly number[];
}

/** An announcement to some people (B110). */
export interface EventAnnounced extends DomainEvent {
  name: 'event.announced';
  eventId: number;
  userIds: readonly number[];
}

/** Somebody gave a free ticket back. */
export interface TicketGivenBack extends DomainEvent {
  name: 'tickets.given_back';
  eventId: number;
  userId: number;
}
