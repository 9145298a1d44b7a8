import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'

export const blocked = () =>
  queryOptions({
    queryKey: ['blacklist'],
    queryFn: async () => {
      const { rows } = await api.blacklist.list({})
      return { rows, total: rows.length }
    },
  })
