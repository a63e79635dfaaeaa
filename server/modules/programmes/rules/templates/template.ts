/** A month of a programme as a template proposes it: one session and one survey (B87). */
export interface TemplateModule {
  name: string;
  /** Rich text. */
  description: string;
  session: { name: string; description: string };
  survey: { name: string; description: string };
}

/** Asked after a session, in addition to the four questions that every programme has. */
export interface TemplateQuestion {
  userType: 'mentor' | 'mentee';
  title: string;
  category: 'scale' | 'text' | 'options';
  options?: readonly string[];
}

export interface Template {
  /** PRG-32: the mentoring services. */
  goals: readonly string[];
  /** Foundations, Practice, Reflection. */
  modules: readonly [TemplateModule, TemplateModule, TemplateModule];
  questions: readonly TemplateQuestion[];
}
