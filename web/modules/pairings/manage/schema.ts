/** What a new group needs: the contract's own rules and messages. */
export const newGroup = () =>
  import('../../../../contract/pairings/schemas/managed.ts').then(({ createGroup }) => createGroup.body);

export const groupName = () => newGroup().then((body) => body.pick({ name: true }));
