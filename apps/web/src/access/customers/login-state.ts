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
  /** Has a phone, an authenticator or a passkey; money moves only then. */
  readonly secured: boolean
  readonly isSub: boolean
  /** Acts on the account of a company, as its owner or as one of its people. */
  readonly isCompany: boolean
  /** One of a company's people who is not the owner. */
  readonly isMember: boolean
  /** The user's info could not be had; the session may still be good. */
  readonly failed: boolean
  readonly retry: () => void
}

/** The factors that the account has and uses. */
export const ownedOf = ({ security: { email, mobile, google, passkeys } }: Pick<UserInfo, 'security'>): Owned => ({
  email,
  mobile,
  google,
  passkey: passkeys,
})

/** isLogin becomes true when the user's info is there, and false when the token goes. */
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
