import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { customers } from '@tessera/contract/access/customers/customers.ts'
import { isSecured, type Owned } from '@tessera/domain/access/security/factors.ts'
import { useQuery } from '@tanstack/react-query'
import { userInfo } from './customers.queries.ts'
import { useSessionToken } from '#parts/session.ts'
import type { LoginState } from '#frame/guard-rule.ts'

export type UserInfo = ReplyOf<typeof customers.info>

export type Login = {
  readonly state: LoginState
  readonly user: UserInfo | undefined
  readonly approved: boolean
  /** True if the account has a phone, an authenticator or a passkey, which every movement of money requires. */
  readonly secured: boolean
  readonly isSub: boolean
  /** True for a company's account, for its owner and its members. */
  readonly isCompany: boolean
  /** True for a member of a company who is not the owner. */
  readonly isMember: boolean
  /** True if the user's info failed to load; the session may still be valid. */
  readonly failed: boolean
  readonly retry: () => void
}

/** The factors that the account has and that are enabled. */
export const ownedOf = ({ security: { email, mobile, google, passkeys } }: Pick<UserInfo, 'security'>): Owned => ({
  email,
  mobile,
  google,
  passkey: passkeys,
})

/** The login state. isLogin becomes true once the user's info is loaded, and false once the token is removed. */
export function useLogin(): Login {
  const token = useSessionToken()
  const { data, isError, refetch } = useQuery(userInfo(token))
  const user = token === undefined ? undefined : data
  return {
    state: token === undefined ? 'out' : user === undefined ? 'unknown' : 'in',
    user,
    approved: user?.kyc.status === 'approved',
    secured: user !== undefined && isSecured(ownedOf(user)),
    isSub: user?.type === 'sub',
    isCompany: user?.type === 'corporate' || user?.type === 'member',
    isMember: user?.type === 'member',
    failed: token !== undefined && isError,
    retry: () => void refetch(),
  }
}
