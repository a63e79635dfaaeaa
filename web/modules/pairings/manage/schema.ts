/** What a new group needs: the contract's own rules and messages. */
export const newGroup = () =>
  import('../../../../contract/pairings/schemas/managed.ts').then(({ createGroup }) => createGroup.body);

/** The two people of a new pair. */
export const newPair = () =>
  import('../../../../contract/pairings/schemas/pairs.ts').then(({ connect }) => connect.body);

export const groupName = () => newGroup().then((body) => body.pick({ name: true }));
