import { carryOut, type Plug } from '../../platform/plug.ts';
import type { ToldEvent } from '../../telling/telling.ts';
import type { Actor } from '../../policies/actor.ts';
import { subscribe } from '../../platform/events.ts';
import type { Files } from '../../platform/files.ts';
import type { Images } from '../../platform/pictures.ts';
import { forgetChosenGoals } from './choose-goals.ts';
import type { EmailLimits } from './emails-to-many.ts';
import { ownData } from './own-data.ts';
import type { ChatLinks } from './participants/chat-links.ts';
import type { InvitePeople } from './participants/invitation-ports.ts';
import { importStep, stepImport } from './participants/run-import.ts';
import { claimDetails } from './participants/save-details.ts';
import { manyStep, stepMany } from './participants/many/run.ts';
import type { ProgrammeGround } from './read.ts';
import { programmeRoutes } from './routes.ts';
import { importLaterRoutes, type ImportPorts } from './routes/import-later.ts';
import { manyRoutes } from './routes/many.ts';
import { participantRoutes } from './routes/participants.ts';
import { savedFilterRoutes } from './routes/saved-filters.ts';
import { programmeSchedules } from './schedules.ts';
import { forgetDetails, leaveWithAccount } from './subscribers.ts';
import { programmeLines, programmeTellings } from './tellings.ts';

interface Ports extends ImportPorts {
  files: Files;
  images: Images;
  invitePeople: InvitePeople;
  settings: EmailLimits & ImportPorts['settings'];
  chatLinks: ChatLinks;
  reminderSentAt: ProgrammeGround['reminderSentAt'];
}

export const programmes = (ports: Ports): Plug<Actor, ToldEvent> => ({
  routes: (app) => {
    programmeRoutes(app, ports);
    participantRoutes(app, ports);
    importLaterRoutes(app, ports);
    manyRoutes(app, ports);
    savedFilterRoutes(app);
  },
  within: [
    subscribe('account.deleted', 'programmes.leaveWithAccount', leaveWithAccount),
    subscribe('account.purged', 'programmes.forgetChosenGoals', forgetChosenGoals),
    subscribe('account.purged', 'programmes.forgetDetails', forgetDetails),
    subscribe('member.joined', 'programmes.claimDetails', claimDetails),
  ],
  jobs: [
    carryOut(importStep, stepImport({ invitePeople: ports.invitePeople, limits: ports.settings })),
    carryOut(manyStep, stepMany(ports.settings)),
  ],
  schedules: programmeSchedules,
  ownData,
  tellings: programmeTellings,
  lines: programmeLines,
});
