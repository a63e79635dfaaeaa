export const resourceLimits = { title: 100, description: 1000, url: 2000, fileBytes: 10_485_760 } as const;

/** RES-05: what the choice 'All Users' is sent as. */
export const allUsers = 'All';
