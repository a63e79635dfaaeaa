import { users } from '../../accounts/tables.ts';
import { userInfos } from '../../profiles/tables.ts';

/** A person as conversations show them; `user_infos` is left-joined. */
export const person = {
  id: users.id,
  slug: users.slug,
  firstname: users.firstname,
  lastname: users.lastname,
  userType: users.userType,
  deletedAt: users.deletedAt,
  photo: userInfos.profilePhoto,
};
