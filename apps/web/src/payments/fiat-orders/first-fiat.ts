import { useQuery } from '@tanstack/react-query'
import { useLogin } from '#access/customers/login-state.ts'
import { overview } from '#profile/accounts/accounts.queries.ts'

type Held = { readonly coin: string; readonly total: string }

/**
 * The currency that a form shows first. It is one that the person holds, else the one in which they see values, else
 * the first of the list. The alphabet says nothing about a person.
 */
export function firstFiat<R extends { readonly fiat: string }>(
  rows: readonly R[],
  { held, own }: { readonly held: readonly Held[]; readonly own: string | undefined },
): R | undefined {
  const holds = (fiat: string) => held.some(({ coin, total }) => coin === fiat && /[1-9]/u.test(total))
  return rows.find(({ fiat }) => holds(fiat)) ?? rows.find(({ fiat }) => fiat === own) ?? rows[0]
}

/** Returns the row of the first currency; `wait` until the balances are known, or known to be missing. */
export function useFirstFiat<R extends { readonly fiat: string }>(rows: readonly R[]): R | 'wait' | undefined {
  const { data, isPending } = useQuery(overview(undefined))
  const { user } = useLogin()
  if (isPending) return 'wait'
  return firstFiat(rows, { held: data?.accounts.flatMap(({ holdings }) => holdings) ?? [], own: user?.fiat })
}
