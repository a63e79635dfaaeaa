import type { Files, ReadAttachment } from '../../platform/files.ts';
import type { Images } from '../../platform/pictures.ts';

export interface ChatPorts {
  files: Files;
  images: Images;
  readAttachment: ReadAttachment;
}
