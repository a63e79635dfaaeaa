import type { Given } from '../../../contract/endpoint.ts';
import { currentEnterpriseAdmin, enterpriseCountries, registerEnterprise } from '../../../contract/enterprises.ts';
import { type App, handle } from '../../platform/http.ts';
import { found } from '../../platform/refusal.ts';
import { type Actor, anybody, enterprisesOnly } from '../../policies/actor.ts';
import { hashNewPassword, personById } from '../accounts/index.ts';
import { presentAdmin } from './present.ts';
import { allCountries, enterprisesOf } from './queries.ts';
import { register } from './register.ts';

export const enterpriseRoutes = (app: App<Actor>) => {
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

  handle(app, currentEnterpriseAdmin, enterprisesOnly, async ({ tx, actor }) =>
    presentAdmin(found(await personById(tx, actor.id), 'accounts.not_found'), await enterprisesOf(tx, actor.id)),
  );

  handle(app, enterpriseCountries, anybody, ({ tx }) => allCountries(tx));
};
