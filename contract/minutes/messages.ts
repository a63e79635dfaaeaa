export const minutesRefusals = {
  'minutes.not_found': 'This line is not there any more.',
  'minutes.called_off': 'This session was called off.',
  'minutes.not_yours': 'Only whoever wrote this, and the mentor, can change it.',
  'minutes.not_for_you': 'This is for somebody else to do.',
  'minutes.nobody_here': 'Choose somebody who takes part in the session.',
  'minutes.agenda_full': 'There are 20 points on the agenda already. Remove one before you add another.',
  'minutes.actions_full': 'There are 30 actions already. Remove one before you add another.',
  'minutes.not_said': 'This is not among the action items of the meeting any more.',
  'minutes.notes_changed': 'Somebody changed the notes while you were writing.',
  'minutes.no_plan': 'You have no learning objectives here yet. Set your goals first.',
  'minutes.objective_made': 'This is among your objectives already.',
} as const;
