import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export const bankLine = (id: string) =>
  queryOptions({ queryKey: ['bank lines', id], queryFn: () => api.bank.line({ id }) })
