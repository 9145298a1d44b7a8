import { useQuery } from '@tanstack/react-query'
import { publicInfo } from './public-info.queries.ts'

/** Which doors the house shows its visitors: a hidden one has no button and no link, and its page opens nothing. */
export function useDoors(): { readonly login: boolean; readonly register: boolean } {
  const { data } = useQuery(publicInfo())
  return { login: data?.loginHide !== true, register: data?.registerHide !== true }
}
