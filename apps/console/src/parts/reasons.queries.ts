import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReasonAct } from '@tessera/contract/platform/settings/reason-areas.ts'
import { api } from './api.ts'
import { useLocale } from './use-locale.ts'

/** The reason codes of all acts, also those that ended. */
export const reasonList = queryOptions({
  queryKey: ['reasons'],
  queryFn: () => api.approvals.reasons({}),
  staleTime: 10_000,
})

export type ReasonChoice = { readonly code: string; readonly value: string }

/** The codes that staff may choose now for an act, by their names for staff; none without an act. */
export function useReasonChoices(act: ReasonAct | undefined): readonly ReasonChoice[] {
  const locale = useLocale()
  const { data } = useQuery({ ...reasonList, enabled: act !== undefined })
  return (data?.rows ?? [])
    .filter((reason) => reason.act === act && reason.isOpen)
    .map(({ code, name }) => ({ code, value: name[locale] }))
}

/** Returns the current sentence of a code for the customer; the code itself while the list is unknown. */
export function useReasonText(act: ReasonAct): (code: string) => string {
  const locale = useLocale()
  const { data } = useQuery(reasonList)
  return (code) => data?.rows.find((reason) => reason.act === act && reason.code === code)?.text[locale] ?? code
}
