import type { Doubt, History, SignatureAnswer, Silent } from '@tessera/domain/payments/withdrawals/payment-evidence.ts'
import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/** The response of one host, as it is stored and displayed. */
export type HostAnswer = {
  readonly host: string
  readonly isSilent: boolean
  /** Its finalized height; null if it reported none. */
  readonly height: string | null
  /** State of the last attempt's signature; null if none was requested. */
  readonly state: SignatureAnswer['state'] | null
  /** False if its oldest block is more recent than the withdrawal; null if its history was not searched. */
  readonly reaches: boolean | null
  readonly payments: readonly { readonly signature: string; readonly matches: boolean }[]
}
export type Evidence = { readonly doubt: Doubt; readonly hosts: readonly HostAnswer[]; readonly at: Date }

type Answers = {
  readonly lookups?: readonly (SignatureAnswer | Silent)[]
  readonly histories?: readonly (History | Silent)[]
}

/** Returns one row per host with its responses about signature and history. */
export function hostAnswersOf({ lookups = [], histories = [] }: Answers): HostAnswer[] {
  const hosts = new Set([...lookups, ...histories].map(({ host }) => host))
  return [...hosts].map((host) => {
    const lookup = lookups.find((one) => one.host === host)
    const history = histories.find((one) => one.host === host)
    const reported = [lookup, history].filter((one) => one !== undefined)
    const height = reported.find((one): one is SignatureAnswer | History => !('silent' in one))?.height
    return {
      host,
      isSilent: reported.some((one) => 'silent' in one),
      height: height === undefined ? null : String(height),
      state: lookup !== undefined && 'state' in lookup ? lookup.state : null,
      reaches: history !== undefined && 'reaches' in history ? history.reaches : null,
      payments:
        history !== undefined && 'payments' in history
          ? history.payments.map(({ signature, matches }) => ({ signature, matches }))
          : [],
    }
  })
}

/**
 * Returns the response of a host as one line without the height, so that two people can agree on it while new blocks
 * appear.
 */
export function answerKey({ host, isSilent, state, reaches, payments }: HostAnswer): string {
  const found = payments.map(({ signature, matches }) => [signature, matches])
  return JSON.stringify([host, isSilent, state, reaches, found])
}
const answerKeys = (hosts: readonly HostAnswer[]): string => hosts.map(answerKey).join('\n')

export const evidenceOf = (source: Source, withdrawalId: string): Promise<Evidence | undefined> =>
  maybeOne(source, sql<Evidence>`select doubt, hosts, at from payment_evidence where withdrawal_id = ${withdrawalId}`)

/** Stores the hosts' responses, unless they have not changed. */
export async function saveEvidence(
  tx: Tx,
  withdrawalId: string,
  { doubt, hosts }: Omit<Evidence, 'at'>,
): Promise<void> {
  const before = await evidenceOf(tx, withdrawalId)
  if (before?.doubt === doubt && answerKeys(before.hosts) === answerKeys(hosts)) return
  await changed(
    tx,
    sql`insert into payment_evidence (withdrawal_id, doubt, hosts, at)
        values (${withdrawalId}, ${doubt}, ${JSON.stringify(hosts)}::jsonb, ${tx.now})
        on conflict (withdrawal_id) do update set doubt = excluded.doubt, hosts = excluded.hosts, at = excluded.at`,
  )
}
