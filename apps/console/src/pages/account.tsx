import { ChangePassword } from '../operators/change-password.tsx'
import { OwnAccounts } from '../operators/own-accounts.tsx'
import { OwnPasskeys } from '../operators/own-passkeys.tsx'

/** What somebody of the house changes about themselves. */
export const AccountPage = () => (
  <div className="col">
    <ChangePassword />
    <OwnPasskeys />
    <OwnAccounts />
  </div>
)
