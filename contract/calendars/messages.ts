export const calendarRefusals = {} as const;
