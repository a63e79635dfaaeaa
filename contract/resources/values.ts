export const resourceLimits = { title: 100, description: 1000, url: 2000, fileBytes: 10_485_760 } as const;

/** RES-05: the value sent for the choice 'All Users'. */
export const allUsers = 'All';
