export function drawTenth<T extends { file: string; name: string }>(tests: readonly T[], commit: string): T[];
