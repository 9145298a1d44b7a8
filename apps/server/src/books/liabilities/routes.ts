import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { liabilities } from '@tessera/contract/books/liabilities/liabilities.ts'
import { neighborSide } from '@tessera/domain/books/liabilities/tree.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { listRoots, newestSnapshot, ownProofs, type ProofRow, type RootRow } from './liabilities.sql.ts'

export const liabilityRoutes = (deps: Pick<Deps, 'db'>) =>
  noun('liabilities', liabilities, {
    roots: async (_call, { page, pageSize }) => {
      const { total, rows } = await listRoots(deps, { page, pageSize })
      return ok({ total, page, pageSize, rows: byMoment(rows) })
    },
    proof: async ({ customer }) => {
      const rows = await ownProofs(deps, customer.customerId)
      const takenAt = rows[0]?.taken_at ?? (await newestSnapshot(deps))
      return ok({ takenAt: takenAt?.toISOString() ?? null, rows: rows.map(proofView) })
    },
  })

type Snapshot = ReplyOf<typeof liabilities.roots>['rows'][number]

/** Groups the roots of one snapshot, in their order. */
function byMoment(rows: readonly RootRow[]): Snapshot[] {
  const moments = new Map<number, Snapshot>()
  for (const row of rows) {
    const { taken_at: at } = row
    const known = moments.get(at.getTime())
    moments.set(at.getTime(), {
      takenAt: at.toISOString(),
      roots: [...(known?.roots ?? []), rootView(row)],
    })
  }
  return [...moments.values()]
}

const rootView = ({ coin, scale, root, sum, leaves }: RootRow) => ({
  coin,
  decimals: scale,
  root,
  sumMinor: String(sum),
  leaves,
})

const proofView = (row: ProofRow) => ({
  ...rootView(row),
  owner: row.owner,
  subAccount: row.sub_account,
  balanceMinor: String(row.balance),
  nonce: row.nonce,
  position: row.position,
  path: row.neighbors.map(({ hash, sum }, level) => ({
    hash,
    sumMinor: String(sum),
    side: neighborSide(row.position, level),
  })),
})
