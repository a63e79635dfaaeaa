import type { OwnData } from '../../platform/plug.ts';
import { enterprisesOf } from './queries.ts';

/** Our part of a person's data download (M22). */
export const ownData: OwnData = async (tx, userId) => {
  const rows = await enterprisesOf(tx, userId);
  return {
    enterprises: rows.map(
      ({ enterprise: { name, slug, programType, estimatedParticipants, phoneNo, createdAt, ownerId } }) => ({
        name,
        slug,
        program_type: programType,
        estimated_participants: estimatedParticipants,
        phone_no: phoneNo,
        created_at: createdAt,
        is_owner: ownerId === userId,
      }),
    ),
  };
};
