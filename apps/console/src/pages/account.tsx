import { ChangePassword } from '../operators/change-password.tsx'

/** What somebody of the house changes about themselves. */
export const AccountPage = () => <ChangePassword />
