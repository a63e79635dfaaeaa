import type { Files } from '../../platform/files.ts';
import type { Images } from '../../platform/pictures.ts';

export interface EventSettings {
  BASE_URL: string;
  PRODUCT_NAME: string;
  MAIL_FROM: string;
  RATE_LIMIT_FACTOR: number;
  MENTOR_CLASS_VIDEOS: readonly string[];
}

export interface EventNeeds {
  files: Files;
  images: Images;
  settings: EventSettings;
  canPay: () => boolean;
}
