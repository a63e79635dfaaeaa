export const objectiveRefusals = {
  'objectives.not_found': 'These objectives do not exist.',
  'objectives.set_exists': 'You have objectives already. Delete them before you make a new plan.',
  'objectives.not_ready': 'Your objectives are still being made.',
  'objectives.not_failed': 'Your objectives do not have to be made again.',
  'objectives.mentees_only': 'Only mentees have learning objectives.',
  'objectives.too_many': 'There are too many objectives already. Delete one before you add another.',
  'objectives.order_wrong': 'The objectives have changed meanwhile. Look at them, then move them again.',
  'objectives.suggestion_not_found': 'This suggestion does not exist.',
  'objectives.suggestion_answered': 'This suggestion has been answered already.',
  'objectives.too_many_suggestions': 'Ten suggestions wait for an answer already.',
} as const;
