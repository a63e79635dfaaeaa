/** Something that happened: ids, the people concerned, the programme, instants. No names, addresses or tokens. */
export interface DomainEvent {
  name: string;
  at: string;
}
