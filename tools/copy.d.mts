export const copyProject: (parts: readonly string[]) => string;
