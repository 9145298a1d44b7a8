import { queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'

/** The public info, available without login. */
export const publicInfo = queryOptions({ queryKey: ['public-info'], queryFn: () => api.publicConfig.info({}) })
