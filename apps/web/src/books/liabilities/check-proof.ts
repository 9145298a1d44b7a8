import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { liabilities } from '@tessera/contract/books/liabilities/liabilities.ts'
import { type Fault, faultIn } from '@tessera/domain/books/liabilities/proof.ts'
import { sha256 } from '#parts/sha256.ts'

export type Proof = ReplyOf<typeof liabilities.proof>
export type Roots = ReplyOf<typeof liabilities.roots>
/** `owner`: the leaf belongs to nobody of this family. `unpublished`: the root is not among the published ones. */
export type ProofFault = Fault | 'owner' | 'unpublished'
export type Checked = Proof['rows'][number] & { readonly fault: ProofFault | undefined }

/** Checks each own balance against the published root in the browser, without relying on the server's own verdict. */
export function checkProof(proof: Proof, roots: Roots, family: ReadonlySet<string>): Promise<Checked[]> {
  const published = roots.rows.find(({ takenAt }) => takenAt === proof.takenAt)?.roots ?? []
  return Promise.all(
    proof.rows.map(async (row) => {
      const root = published.find(({ coin }) => coin === row.coin)
      const fault = !family.has(row.owner) ? 'owner' : root ? await faultIn(row, root, sha256) : 'unpublished'
      return { ...row, fault }
    }),
  )
}
