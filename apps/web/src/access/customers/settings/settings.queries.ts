import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export const settings = () => queryOptions({ queryKey: ['settings'], queryFn: () => api.customerSettings.get({}) })
export const identityCheck = () =>
  queryOptions({ queryKey: ['kyc', 'identityCheck'], queryFn: () => api.kyc.identityCheck({}) })
