import { ChangePassword } from './change-password.tsx'
import { OwnAccounts } from './own-accounts.tsx'
import { OwnPasskeys } from './own-passkeys.tsx'

/** The operator's own account settings. */
export const AccountPage = () => (
  <div className="col">
    <ChangePassword />
    <OwnPasskeys />
    <OwnAccounts />
  </div>
)
