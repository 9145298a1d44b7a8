import { queryOptions } from '@tanstack/react-query'
import { api } from '#parts/api.ts'
import { checkProof } from './check-proof.ts'

/** The customer's proof as received from the server, with the browser's verdict on each balance. */
export const provenBalances = (ownId: string) =>
  queryOptions({
    queryKey: ['liabilities', 'proven', ownId],
    queryFn: async () => {
      const [proof, roots] = await Promise.all([api.liabilities.proof({}), api.liabilities.roots({})])
      const hasSubs = proof.rows.some(({ subAccount }) => subAccount !== null)
      const subs = hasSubs ? (await api.subAccounts.list({})).rows : []
      return { proof, rows: await checkProof(proof, roots, new Set([ownId, ...subs.map(({ id }) => id)])) }
    },
  })
