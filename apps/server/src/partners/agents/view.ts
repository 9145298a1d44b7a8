import type { agents } from '@tessera/contract/partners/agents/agents.ts'
import type { ManagedAgent, RebateRun } from '@tessera/contract/partners/programmes/agents-manage.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { payableFrom } from '@tessera/domain/partners/agents/month.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import { maskPhone } from '@tessera/domain/access/customers/phone.ts'
import { type Amount, amount, formatAmount } from '@tessera/domain/books/money/amount.ts'
import type { z } from 'zod'
import type { AgentRow } from './agents.sql.ts'
import type { ClientRow } from './clients.sql.ts'
import type { ManagedRow } from './list-agents.sql.ts'
import type { RebateRow, SumRow } from './rebates.sql.ts'
import type { ListedRun, RunRow } from './runs.sql.ts'

const prefixes = { agent: 'AG', broker: 'BR' } as const
export const agentNumber = ({ programme, number }: Pick<AgentRow, 'programme' | 'number'>): string =>
  `${prefixes[programme]}-${number}`
export const runNumber = ({ number }: Pick<RunRow, 'number'>): string => `RB-${number}`

const RATIO_SCALE = 6
/** Formats a fraction of 1 with as few decimals as possible. */
export const ratioText = (ppm: number): string =>
  formatAmount(amount(BigInt(ppm)), RATIO_SCALE)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
/** Formats an amount, which inside JSON is text. */
const money = (text: string, scale: number): string => formatAmount(amount(BigInt(text)), scale)

export const termsOf = ({ own_ppm: own, parent_ppm: parent, grand_ppm: grand }: AgentRow) =>
  own === null || parent === null || grand === null
    ? null
    : { own: ratioText(own), parent: ratioText(parent), grand: ratioText(grand) }

const licenceOf = (row: AgentRow) => ({
  type: row.licence_type,
  number: row.licence_number,
  authority: row.licence_authority,
  country: row.licence_country,
  expiresOn: row.licence_expires_on,
})

export const ownAgentView = (row: AgentRow): ReplyOf<typeof agents.apply> => ({
  id: row.id,
  number: agentNumber(row),
  status: row.status,
  statusAt: row.status_at.toISOString(),
  licence: licenceOf(row),
  how: row.how,
  expectedClients: row.expected_clients,
  appliedAt: row.applied_at.toISOString(),
  reason: row.reason,
  level: row.level,
  code: row.status === 'active' ? row.code : null,
  terms: termsOf(row),
  signedAt: row.signed_at?.toISOString() ?? null,
})

/** Returns the agent as a possible client sees it before consent: name and licence. */
export const agentView = (row: AgentRow) => {
  const { expiresOn: _expires, ...licence } = licenceOf(row)
  return { number: agentNumber(row), name: row.name ?? '', licence }
}

type ContactDetails = { readonly email: string | null; readonly phone: string | null }
export const maskedContact = ({ email, phone }: ContactDetails): string | null =>
  email === null ? phone && maskPhone(phone) : maskEmail(email)

export const clientView = (row: ClientRow) => ({
  id: row.id,
  account: maskedContact(row),
  since: row.since.toISOString(),
  status: row.status,
  sums: row.sums.map(({ coin, scale, volume, fee, rebates }) => ({
    coin,
    volume: money(volume, scale),
    fee: money(fee, scale),
    rebates: money(rebates, scale),
  })),
})

/** Returns the status; `due` means that the holding period is over, and the computed run is not released yet. */
const statusOf = ({ run, paid_at: paidAt }: RebateRow) =>
  paidAt !== null ? 'paid' : run === 'released' ? 'released' : run === 'drawn' ? 'due' : 'held'
export const rebateView = (row: RebateRow): ReplyOf<typeof agents.commission>['rows'][number] => ({
  id: row.id,
  day: row.day,
  account: maskedContact(row),
  level: row.level,
  coin: row.coin,
  fee: formatAmount(row.fee, row.scale),
  rate: ratioText(row.rate),
  amount: formatAmount(row.amount, row.scale),
  status: statusOf(row),
  payableOn: payableFrom(row.day),
  paidAt: row.paid_at?.toISOString() ?? null,
})

export const sumsView = ({ coin, scale, ...sums }: Pick<SumRow, 'coin' | 'scale' | 'accrued' | 'held' | 'paid'>) => {
  const text = (of: Amount): string => formatAmount(of, scale)
  return { coin, accrued: text(sums.accrued), held: text(sums.held), paid: text(sums.paid) }
}
export const periodView = (row: SumRow) => ({
  period: row.period,
  clients: row.clients,
  fee: formatAmount(row.fee, row.scale),
  ...sumsView(row),
})

export const managedAgentView = (row: ManagedRow): z.output<typeof ManagedAgent> => ({
  id: row.id,
  number: agentNumber(row),
  programme: row.programme,
  customer: { id: row.customer_id, number: String(row.customer_number), name: row.name },
  status: row.status,
  statusAt: row.status_at.toISOString(),
  appliedAt: row.applied_at.toISOString(),
  licence: licenceOf(row),
  hasFile: row.upload_id !== null,
  evidence: row.evidence,
  how: row.how,
  expectedClients: row.expected_clients,
  level: row.level,
  parent: row.above,
  below: row.below,
  clients: row.clients,
  reason: row.reason,
  signed:
    row.signed_at === null
      ? null
      : { version: row.contract_version ?? '', sha256: row.contract_sha256 ?? '', at: row.signed_at.toISOString() },
  terms: termsOf(row),
  sums: row.sums.map(({ coin, scale, accrued, paid }) => ({
    coin,
    accrued: money(accrued, scale),
    paid: money(paid, scale),
  })),
  proposed: row.proposed,
})

export const runView = (row: ListedRun): z.output<typeof RebateRun> => ({
  id: row.id,
  number: runNumber(row),
  month: row.month,
  until: row.until,
  status: row.status,
  drawnAt: row.drawn_at.toISOString(),
  releasedAt: row.released_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  payees: row.payees,
  paid: row.paid,
  totals: row.totals.map(({ coin, scale, amount: sum }) => ({ coin, amount: money(sum, scale) })),
  proposed: row.proposed,
})
