import type { EndpointInput } from '../../../contract/endpoint.ts';
import {
  changeEnterpriseAdmin,
  createEnterprise as creating,
  currentEnterpriseAdmin,
  enterpriseCountries,
  registerEnterprise,
} from '../../../contract/enterprises/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import { type Actor, anybody, enterprisesOnly } from '../../policies/actor.ts';
import { hashNewPassword, markOnboarded, personById } from '../accounts/index.ts';
import { createEnterprise } from './create-enterprise.ts';
import { presentAdmin } from './present.ts';
import { allCountries, enterprisesOf } from './queries.ts';
import { register } from './register.ts';
import { adminRoutes } from './routes/admin.ts';

type CompanyFields =
  | EndpointInput<typeof registerEnterprise>['body']['enterprise']
  | Omit<EndpointInput<typeof creating>['body'], 'country_id' | 'phone_no'>;

const companyIn = ({
  name,
  program_type: programType,
  estimated_participants: estimatedParticipants,
  ...rest
}: CompanyFields) => {
  nothingLeft(rest);
  return { name, programType, estimatedParticipants };
};

/** The password is left out here: it is hashed earlier, outside the transaction. */
const registrationIn = (body: EndpointInput<typeof registerEnterprise>['body']) => {
  const { firstname, lastname, email, timezone, phone_no: phoneNo, country_id: countryId, ...others } = body;
  const { enterprise, password: _hashed, password_confirmation: _same, ...rest } = others;
  nothingLeft(rest);
  return {
    owner: { firstname, lastname, email, timezone, phoneNo },
    company: { ...companyIn(enterprise), countryId },
  };
};

export const enterpriseRoutes = (app: App<Actor>) => {
  adminRoutes(app);
  const hashFor = ({ body }: EndpointInput<typeof registerEnterprise>) =>
    hashNewPassword(body.password, body, app.settings);

  handle(
    app,
    registerEnterprise,
    anybody,
    async (work, { body }, secretHash) => {
      const { owner, company } = registrationIn(body);
      await register(work, { ...owner, secretHash }, company);
      return { message: 'Registration successful' };
    },
    { before: hashFor },
  );

  const showAdmin = async ({ tx, actor }: Work<Actor>) =>
    presentAdmin(found(await personById(tx, actor.id), 'accounts.not_found'), await enterprisesOf(tx, actor.id));

  handle(app, currentEnterpriseAdmin, enterprisesOnly, showAdmin);

  handle(app, changeEnterpriseAdmin, enterprisesOnly, async (work, { body: { onboarded: _closed, ...rest } }) => {
    nothingLeft(rest);
    await markOnboarded(work.tx, work.actor.id, work.now);
    return showAdmin(work);
  });

  handle(app, creating, enterprisesOnly, async (work, { body }) => {
    const { country_id: countryId, phone_no: phoneNo, ...company } = body;
    const { id, slug } = await createEnterprise(work, { ...companyIn(company), countryId, phoneNo });
    // A52
    return { message: 'Enterprise created successfully. Please check your email.', id, slug };
  });

  handle(app, enterpriseCountries, anybody, ({ tx }) => allCountries(tx));
};
