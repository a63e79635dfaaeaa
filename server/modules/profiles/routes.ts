import * as contract from '../../../contract/profiles/index.ts';
import { discardFiles, type Files } from '../../platform/files.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, anybody, signedIn } from '../../policies/actor.ts';
import type { Images } from '../../platform/pictures.ts';
import { ownProfile } from './own-profile.ts';
import { ownerOfSettings } from './permissions.ts';
import { publicFileOf } from './public-files.ts';
import { experienceRoutes } from './routes/experience.ts';
import { followingRoutes } from './routes/following.ts';
import { mentoringRoutes } from './routes/mentoring.ts';
import { banner, profilePhoto, savePicture, takePicture } from './save-picture.ts';
import { type KeptElsewhere, saveProfile } from './save-profile.ts';

const pictureRoutes = (app: App<Actor>, { files, images }: { files: Files; images: Images }) => {
  const discard = (key: string) => discardFiles(files, [key]);
  const storePhoto = takePicture(profilePhoto, images, files);
  handle(
    app,
    contract.updateProfilePhoto,
    signedIn,
    async (work, _input, key) => {
      await savePicture(work, profilePhoto, key);
      return ownProfile(work.tx, work.actor.id);
    },
    { before: storePhoto, discard },
  );

  const storeBanner = takePicture(banner, images, files);
  handle(
    app,
    contract.updateBanner,
    signedIn,
    async (work, _input, key) => {
      await savePicture(work, banner, key);
      return ownProfile(work.tx, work.actor.id);
    },
    { before: storeBanner, discard },
  );

  handle(app, contract.publicFile, anybody, (_work, { params }) => publicFileOf(files, params.kind, params.name));
};

interface Ports extends KeptElsewhere {
  files: Files;
  images: Images;
}

export const profileRoutes = (app: App<Actor>, ports: Ports) => {
  handle(
    app,
    contract.profileSettings,
    ownerOfSettings(({ params }) => params.slug),
    async (_work, _input, profile) => profile,
  );

  handle(app, contract.saveProfile, signedIn, async (work, { body }) => {
    await saveProfile(work, body, ports);
    return { message: 'Profile successfully updated', user: await ownProfile(work.tx, work.actor.id) };
  });

  pictureRoutes(app, ports);
  experienceRoutes(app);
  mentoringRoutes(app);
  followingRoutes(app);
};
