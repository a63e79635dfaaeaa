import type { Given } from '../../../contract/endpoint.ts';
import {
  changeEnterpriseAdmin,
  createEnterprise as creating,
  currentEnterpriseAdmin,
  enterpriseCountries,
  registerEnterprise,
} from '../../../contract/enterprises/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, anybody, enterprisesOnly } from '../../policies/actor.ts';
import { hashNewPassword, markOnboarded, personById } from '../accounts/index.ts';
import { createEnterprise } from './create-enterprise.ts';
import { presentAdmin } from './present.ts';
import { allCountries, enterprisesOf } from './queries.ts';
import { register } from './register.ts';
import { adminRoutes } from './routes/admin.ts';

export const enterpriseRoutes = (app: App<Actor>) => {
  adminRoutes(app);
  const hashFor = ({ body }: Given<typeof registerEnterprise>) => hashNewPassword(body.password, body);

  handle(
    app,
    registerEnterprise,
    anybody,
    async (work, { body }, secretHash) => {
      const { firstname, lastname, email, timezone, phone_no: phoneNo, country_id: countryId, enterprise } = body;
      await register(
        work,
        { firstname, lastname, email, timezone, phoneNo, secretHash },
        {
          name: enterprise.name,
          programType: enterprise.program_type,
          estimatedParticipants: enterprise.estimated_participants,
          countryId,
        },
      );
      return { message: 'Registration successful' };
    },
    { before: hashFor },
  );

  const showAdmin = async ({ tx, actor }: Work<Actor>) =>
    presentAdmin(found(await personById(tx, actor.id), 'accounts.not_found'), await enterprisesOf(tx, actor.id));

  handle(app, currentEnterpriseAdmin, enterprisesOnly, showAdmin);

  handle(app, changeEnterpriseAdmin, enterprisesOnly, async (work) => {
    await markOnboarded(work.tx, work.actor.id, work.now);
    return showAdmin(work);
  });

  handle(app, creating, enterprisesOnly, async (work, { body }) => {
    const { id, slug } = await createEnterprise(work, {
      name: body.name,
      programType: body.program_type,
      estimatedParticipants: body.estimated_participants,
      countryId: body.country_id,
      phoneNo: body.phone_no,
    });
    // A52
    return { message: 'Enterprise created successfully. Please check your email.', id, slug };
  });

  handle(app, enterpriseCountries, anybody, ({ tx }) => allCountries(tx));
};
