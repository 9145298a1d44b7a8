import { useLogin } from './login-state.ts'

export type Need = 'identity' | 'factor' | 'nickname'

/** What the account must have before where it is paid can change (specification §6). */
export function useNeed(): Need | undefined {
  const { user, approved, secured } = useLogin()
  if (user === undefined) return undefined
  if (!approved) return 'identity'
  if (!secured) return 'factor'
  return user.nickname === null ? 'nickname' : undefined
}
