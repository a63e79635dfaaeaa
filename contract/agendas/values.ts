/** B85 */
export const agendaLimits = { title: 100, description: 2000, link: 2000, linkName: 100 } as const;
