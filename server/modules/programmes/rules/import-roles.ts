interface Role {
  id: number;
  name: string;
  userType: 'mentee' | 'mentor' | 'admin';
  isOwner: boolean;
}

/** Which role a word of the file stands for, as an admin has said; in lower case. */
export type ChosenRoles = Readonly<Record<string, number>>;

/** What companies call the three kinds of people. */
const translated: Readonly<Record<Role['userType'], readonly string[]>> = {
  mentor: ['mentor', 'pengasuh', 'pembimbing', '导师', '導師'],
  mentee: ['mentee', 'menti', 'protege', 'protégé', '学员', '學員', '被指导者', '被指導者'],
  admin: ['admin', 'administrator', 'pentadbir', '管理员', '管理員'],
};

export const roleKey = (cell: string) => cell.normalize('NFKC').trim().toLowerCase();

/** The role that an admin has chosen for a word, which may be one that every object knows: 'constructor'. */
export const chosenFor = (chosen: ChosenRoles, word: string): number | null =>
  Object.hasOwn(chosen, roleKey(word)) ? (chosen[roleKey(word)] ?? null) : null;

/** 'mentor(s)', 'mentors' and 'coaches' are also read as one of them. */
const singulars = (word: string) => {
  const plain = word.replaceAll(/\(e?s\)/g, '').trim();
  return [plain, plain.replace(/s$/, ''), plain.replace(/es$/, '')];
};

const named = (word: string, roles: readonly Role[]) => {
  const words = singulars(word);
  const byName = roles.find(({ name }) => words.includes(roleKey(name)));
  if (byName) return byName;
  const type = (['mentor', 'mentee', 'admin'] as const).find((one) => translated[one].some((t) => words.includes(t)));
  const ofType = roles.filter(({ userType }) => userType === type);
  return ofType.length === 1 ? ofType[0] : undefined;
};

/**
 * The role that a cell of the file names: by its name, in the plural, in Malay or Mandarin, in two languages
 * ('mentor/导师'), or as the admin has said. Never Portal Owner (B76). Undefined when it is not clear.
 */
export const roleNamed = (cell: string, all: readonly Role[], chosen: ChosenRoles): Role | undefined => {
  const roles = all.filter(({ isOwner }) => !isOwner);
  const key = roleKey(cell);
  const said = roles.find(({ id }) => id === chosenFor(chosen, cell));
  if (said) return said;
  const whole = named(key, roles);
  if (whole) return whole;
  const parts = key.split(/[/|,()]/).filter((part) => part.trim() !== '' && !/^e?s$/.test(part));
  const found = new Set(parts.map((part) => named(part.trim(), roles)));
  return found.size === 1 ? [...found][0] : undefined;
};
