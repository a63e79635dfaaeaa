import type { ProgrammeCopied } from '../../domain-events/programmes.ts';
import type { Announced, Change } from '../../platform/work.ts';
import { resourcesOf } from './queries.ts';
import { insertResources } from './store.ts';

/** The links and files of a copied programme; a file stays as long as a resource shows it. */
export const copyResources = async ({ tx, now }: Change, event: Announced<ProgrammeCopied>) => {
  const { fromId, programId, userId: createdBy, roles } = event;
  const rows = await resourcesOf(tx, fromId, 'all');
  await insertResources(
    tx,
    // The oldest first, so that the copies are listed in the same order.
    rows.toReversed().map(({ resource: { id: _itsOwn, ...resource } }) => ({
      ...resource,
      programId,
      roleId: roles.find(({ from }) => from === resource.roleId)?.to ?? null,
      createdBy,
      createdAt: now,
    })),
  );
};
