interface Walk {
  /** See tools/pages.mjs. */
  pages: readonly { path: string; as: string | null; title: string }[];
  /** See e2e/forms.ts. */
  forms: readonly { on: string; as: string | null; form: string; opens?: readonly string[]; sends: string }[];
  /** Entries of the admins' menu that no document prints: the group, and `Label: /page`. */
  menu: readonly (readonly [group: string, entry: string])[];
}

export const walks: readonly Walk[];
