export const surveyFieldMessages = {
  // NPS-07, printed
  'surveys.tag_missing': 'At least one tag is required',
  'surveys.comment_missing': 'Please say in a few words what went wrong',
  // NPS-10
  'surveys.stars_number': 'Please choose a number from 0 to 10',
  'surveys.scale_order': 'The scale must end above its start',
  'surveys.two_options': 'Please offer at least two options',
  'surveys.option_twice': 'Each option can be there once',
  'surveys.question_missing': 'Please ask at least one question',
  'surveys.time_past': 'Please choose a time in the future',
  'surveys.time_far': 'Please choose a time within a year',
  'surveys.stars_missing': 'Please choose one to five stars',
  'surveys.category_wrong': 'This category does not match the number',
} as const;
