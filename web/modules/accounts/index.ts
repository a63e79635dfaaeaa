export { AccountFrame } from './AccountFrame.tsx';
export { AccountSettings } from './AccountSettings/AccountSettings.tsx';
export { ConfirmationBanner } from './ConfirmationBanner.tsx';
export { ConfirmationPage } from './ConfirmationPage.tsx';
export { useFailure } from './failure.ts';
export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { GuestsOnly } from './GuestsOnly.tsx';
export { NeedConfirmationPage } from './NeedConfirmationPage.tsx';
export { NewPasswordFields } from './NewPasswordFields.tsx';
export { PersonFields } from './PersonFields.tsx';
export { useMe, useRevertToAdmin, useSignOut } from './queries.ts';
export { Refused } from './Refused.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';

export { SignInPage } from './SignInPage.tsx';
export { SignOutPage } from './SignOutPage.tsx';
export { SignUpPage } from './SignUpPage.tsx';
export { keepUnconfirmed } from './unconfirmed-address.ts';
