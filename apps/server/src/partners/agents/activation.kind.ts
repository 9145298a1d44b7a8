import { agentActivationKind } from '@tessera/contract/partners/agents/activation.kind.ts'
import { Ratio } from '@tessera/contract/issuance/products/products.ts'
import { programmes } from '@tessera/domain/partners/agents/machine.ts'
import { type Terms, termsRules, brokenTermsRule } from '@tessera/domain/partners/agents/shares.ts'
import { parseAmount, ppm } from '@tessera/domain/books/money/amount.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { z } from 'zod'
import { approvalKind, type Summary } from '#services/approvals/kind.ts'
import { notify } from '#services/messages/notify.ts'
import { type AgentRow, lockAgent, mustStep, setTerms, signedAgents } from './agents.sql.ts'
import { agentNumber } from './view.ts'
import { agentTermsUnfit } from './refusals.ts'
import { readSetting } from '#platform/settings/settings.sql.ts'
import type { Tx } from '#platform/database/tx.ts'

/** Shares as fractions of 1. Without a choice, the operator only views the case. */
const Proposal = z.strictObject({
  own: Ratio.exactOptional(),
  parent: Ratio.exactOptional(),
  grand: Ratio.exactOptional(),
})
type Proposal = z.output<typeof Proposal>
const Content = z.strictObject({
  programme: z.enum(programmes),
  number: z.string(),
  customer: z.strictObject({ number: z.string(), name: z.string().nullable() }),
  licenceType: z.string(),
  licenceNumber: z.string(),
  licenceAuthority: z.string(),
  licenceCountry: z.string(),
  licenceExpiresOn: z.string(),
  level: z.number(),
  contractVersion: z.string(),
  contractSha256: z.string(),
  own: z.string().exactOptional(),
  parent: z.string().exactOptional(),
  grand: z.string().exactOptional(),
})
type Content = z.output<typeof Content>
const RATIO_SCALE = 6

/** Returns the proposed shares, or the rule that they break. */
async function fit(tx: Tx, content: Content): Promise<Outcome<Terms, 'AGENT_TERMS_UNFIT'>> {
  const terms = termsIn(content)
  const { agentCapPpm } = await readSetting(tx, 'rewards')
  const wrong = terms === undefined ? 'own' : brokenTermsRule(terms, content.level, agentCapPpm)
  if (terms !== undefined && wrong === undefined) return ok(terms)
  const rule = wrong ?? 'own'
  return agentTermsUnfit(termsRules[rule].field, { rule, max: agentCapPpm / 10_000 })
}

/** Activates an agent that was checked and has signed, with the shares on which two people agree. */
export const agentActivation = approvalKind(agentActivationKind, {
  proposal: Proposal,
  content: Content,
  load: async (tx, id, proposal) => {
    const row = await lockAgent(tx, id)
    return row?.status === 'contract' && row.signed_at !== null ? contentOf(row, proposal) : undefined
  },
  approvable: ({ own }) => own !== undefined,
  proposed: (tx, _id, content) => fit(tx, content),
  approve: async (tx, id, content) => {
    const terms = await fit(tx, content)
    if (!terms.ok) return terms
    const row = await lockAgent(tx, id)
    assert(row, `agent ${id} cannot be read`)
    await setTerms(tx, id, terms.value)
    await mustStep(tx, id, 'activate')
    await notify(tx, row.customer_id, { kind: `${row.programme}_active`, params: {} })
    return ok(undefined)
  },
  waiting: async (source, limit) =>
    (await signedAgents(source, limit)).map((row) => ({
      subjectId: row.id,
      since: row.signed_at ?? row.status_at,
      ...summaryOf(contentOf(row, {})),
    })),
  summary: summaryOf,
})

const read = (text: string | undefined) => {
  const parts = text === undefined ? undefined : parseAmount(text, RATIO_SCALE)
  return parts === undefined || parts > 1_000_000n ? undefined : ppm(Number(parts))
}

function termsIn({ own, parent = '0', grand = '0' }: Content): Terms | undefined {
  const [first, second, third] = [read(own), read(parent), read(grand)]
  return first === undefined || second === undefined || third === undefined
    ? undefined
    : { own: first, parent: second, grand: third }
}

const contentOf = (row: AgentRow, proposal: Proposal): Content => ({
  programme: row.programme,
  number: agentNumber(row),
  customer: { number: String(row.customer_number), name: row.name },
  licenceType: row.licence_type,
  licenceNumber: row.licence_number,
  licenceAuthority: row.licence_authority,
  licenceCountry: row.licence_country,
  licenceExpiresOn: row.licence_expires_on,
  level: row.level,
  contractVersion: row.contract_version ?? '',
  contractSha256: row.contract_sha256 ?? '',
  ...proposal,
})

function summaryOf({ number, customer, licenceNumber, own }: Content): Summary<'licenceNumber' | 'own'> {
  return {
    number,
    subject: customer.name ?? '',
    about: [
      { field: 'licenceNumber', value: licenceNumber },
      ...(own === undefined ? [] : [{ field: 'own' as const, value: own }]),
    ],
  }
}
