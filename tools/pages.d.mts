export const pages: readonly { path: string; as: string | null; title: string }[];
