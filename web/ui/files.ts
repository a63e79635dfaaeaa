interface Limits {
  accept: readonly string[];
  maxBytes: number | undefined;
  maxTotalBytes: number | undefined;
  maxFiles: number;
  shrinks?: ((file: File) => boolean) | undefined;
}

interface Sized {
  bytes?: number;
}

/** '2MB', '1.5MB', '300KB': the format that the documents use. */
export const sizeInWords = (bytes: number) => {
  if (bytes >= 2 ** 20) return `${Number((bytes / 2 ** 20).toFixed(1))}MB`;
  return `${Math.max(1, Math.round(bytes / 1024))}KB`;
};

/** Pictures of phones: only some browsers can read them, so they are taken but not named. */
export const croppable: readonly string[] = ['image/heic', 'image/heif'];

/** Some systems do not know the kind of these files. */
export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>) =>
  croppable.includes(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** 'image/png', 'application/pdf', '.mkv' → 'PNG, PDF, MKV'. */
export const kindsOf = (accept: readonly string[]) => {
  const names: Record<string, string> = { jpeg: 'JPG', '*': 'images', plain: 'TXT' };
  const kinds = accept
    .filter((type) => !croppable.includes(type))
    .map((type) => {
      if (type.startsWith('.')) return type.slice(1).toUpperCase();
      const [group = '', kind = ''] = type.split('/');
      if (kind === '*' && group !== 'image') return group;
      return names[kind] ?? (kind.length > 8 || kind === 'msword' ? officeNames(kind) : kind.toUpperCase());
    });
  return [...new Set(kinds)].join(', ');
};

const officeNames = (kind: string) => {
  if (kind.includes('word')) return 'Word';
  if (kind.includes('excel') || kind.includes('sheet')) return 'Excel';
  return kind.includes('powerpoint') || kind.includes('presentation') ? 'PowerPoint' : kind;
};

const isOfKind = ({ type, name }: Pick<File, 'type' | 'name'>, accept: readonly string[]) =>
  accept.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
    return kind === type || (kind.endsWith('/*') && type.startsWith(kind.slice(0, -1)));
  });

/** Why these files cannot be added to those already present; null if they can. */
export const refusedBecause = (chosen: readonly File[], present: readonly Sized[], limits: Limits) => {
  const { accept, maxBytes = Infinity, maxTotalBytes = Infinity, maxFiles } = limits;
  // If only one file is allowed, the new one replaces the old one.
  const staying = maxFiles === 1 ? [] : present;
  if (staying.length + chosen.length > maxFiles) return 'count';
  const typed = (file: File) => ({ name: file.name, type: isHeic(file) ? 'image/heic' : file.type });
  if (!chosen.every((file) => isOfKind(typed(file), accept))) return 'type';
  if (chosen.some((file) => file.size > maxBytes && !limits.shrinks?.(file))) return 'size';
  const total =
    staying.reduce((sum, { bytes = 0 }) => sum + bytes, 0) + chosen.reduce((sum, { size }) => sum + size, 0);
  return total > maxTotalBytes ? 'total' : null;
};
