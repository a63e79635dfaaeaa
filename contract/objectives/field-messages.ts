export const objectiveFieldMessages = {
  // OBJ-02
  'objectives.answer_missing': 'Please select an answer',
  // OBJ-03
  'objectives.provider_missing': 'Please select a provider',
  'objectives.title_missing': 'Title is required',
  'objectives.comment_missing': 'Please write something',
} as const;
