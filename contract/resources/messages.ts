export const resourceRefusals = {
  'resources.not_found': 'This resource does not exist.',
  // RES-07
  'resources.file_too_big': 'File exceeds the 10MB size limit.',
  'resources.file_wrong': 'Please choose a picture, a PDF or a Word document.',
  'resources.file_missing': 'File is required',
} as const;
