import { ChangePassword } from './change-password.tsx'
import { OwnAccounts } from './own-accounts.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'

/** What somebody of the house changes about themselves. */
export const AccountPage = () => (
  <div className="col">
    <ChangePassword />
    <OwnPasskeys />
    <OwnAccounts />
  </div>
)
