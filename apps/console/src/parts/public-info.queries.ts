import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** Facts of the exchange that need no sign-in. */
export const publicInfo = queryOptions({ queryKey: ['public-info'], queryFn: () => api.publicConfig.info({}) })
