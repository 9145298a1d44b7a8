import { useQuery } from '@tanstack/react-query'
import { publicInfo } from './public-info.queries.ts'

/** The entry points that are open to visitors. A hidden one has no button and no link, and its page shows no form. */
export function useSiteAccess(): { readonly login: boolean; readonly register: boolean } {
  const { data } = useQuery(publicInfo())
  return { login: data?.loginHide !== true, register: data?.registerHide !== true }
}
