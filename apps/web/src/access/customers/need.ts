import { useLogin } from './login-state.ts'

export type Need = 'identity' | 'factor' | 'nickname'

/** Returns the requirement that the account must meet before its payout accounts can change (specification §6). */
export function useNeed(): Need | undefined {
  const { user, approved, secured } = useLogin()
  if (user === undefined) return undefined
  if (!approved) return 'identity'
  if (!secured) return 'factor'
  return user.nickname === null ? 'nickname' : undefined
}
