import { agentsManage } from '@tessera/contract/partners/programmes/agents-manage.ts'
import { approvals, type ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import type { CallOptions } from '@tessera/contract/platform/http/client.ts'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { companiesReview } from '@tessera/contract/identity/companies/companies-review.ts'
import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyChanges, companyChangesReview } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { companyPersons } from '@tessera/contract/identity/company-persons/company-persons.ts'
import { companyOwnership } from '@tessera/contract/identity/companies/company-ownership.ts'
import { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import { customerSettings } from '@tessera/contract/access/security/customer-settings.ts'
import { customers } from '@tessera/contract/access/customers/customers.ts'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { distributionsManage } from '@tessera/contract/issuance/distributions/distributions-manage.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { freezes } from '@tessera/contract/access/freezes/freezes.ts'
import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { investorClassesReview } from '@tessera/contract/identity/investor-classes/investor-classes-review.ts'
import { kyc } from '@tessera/contract/identity/kyc/kyc.ts'
import { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { marketsDesk } from '@tessera/contract/trading/markets/markets-desk.ts'
import { newCoins } from '@tessera/contract/issuance/new-coins/new-coins.ts'
import { operators } from '@tessera/contract/office/operators/operators.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { otcAds } from '@tessera/contract/desk/otc-ads/otc-ads.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { paymentMethods } from '@tessera/contract/desk/payment-methods/payment-methods.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import { stops } from '@tessera/contract/access/stops/stops.ts'
import { subscriptions } from '@tessera/contract/issuance/subscriptions/subscriptions.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { internalTransfers } from '@tessera/contract/payments/internal-transfers/internal-transfers.ts'
import { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Server } from '../../../apps/server/src/server.ts'
import type { LocalBank } from '../bank/local-bank.ts'
import type { Outbox } from '../mail/outbox.ts'
import { clientsOf, type Session } from '../people/api.ts'
import { fetchInProcess } from '../people/inject.ts'

/** The environment of a story: the server, a clock that can be set, and its jobs. */
export type Stage = {
  readonly server: Server
  /** Sets the time that rules see; null returns to real time. */
  readonly setClock: (at: Date | null) => void
  /** Runs every job and loop once. */
  readonly tick: () => Promise<void>
  /** Ages the chain until everything on it is final. */
  readonly finalizeChain: () => void
  /** Saves an operator's authenticator, so that the local world can show its codes. */
  readonly keepAuthenticator: (email: string, otpauth: string) => Promise<void>
  /** Makes a bank transfer to the exchange. */
  readonly pay: LocalBank['pay']
  /** Sends new tUSD to a wallet, in minor units. */
  readonly give: (address: string, minor: bigint) => Promise<unknown>
}

/** The environment of the local world's story, which reads emails and logs in. */
export type StoryStage = Stage & {
  /** Runs `work` at the real time. Sessions begin there, because PostgreSQL compares their end with the real time. */
  readonly atRealTime: <T>(work: () => Promise<T>) => Promise<T>
  /** The emails and text messages that the exchange has sent. */
  readonly outbox: Outbox
}

/** The address in the requests of a story, which reach the server without a socket. */
export const BASE_URL = 'http://story'

/** Clients for a person who has not logged in yet, in the same browser each time. */
export const visitorClients = ({ server }: Pick<Stage, 'server'>, email: string) =>
  clientsOf({ baseUrl: BASE_URL, session: { token: undefined }, name: email, send: fetchInProcess(server.app) })

/** Clients of the product's endpoints for the named person, who has this session. */
export function player({ server }: Pick<Stage, 'server'>, session: Session, name: string) {
  const client = clientsOf({ baseUrl: BASE_URL, session, name, send: fetchInProcess(server.app) })
  return {
    session,
    agentsManage: client(agentsManage),
    approvals: client(approvals),
    bank: client(bank),
    bankAccounts: client(bankAccounts),
    brokers: client(brokers),
    cmsManage: client(cmsManage),
    companies: client(companies),
    companiesReview: client(companiesReview),
    companyChanges: client(companyChanges),
    companyChangesReview: client(companyChangesReview),
    companyOwnership: client(companyOwnership),
    companyPersons: client(companyPersons),
    customers: client(customers),
    customerSettings: client(customerSettings),
    deposits: client(deposits),
    distributionsManage: client(distributionsManage),
    fiatOrders: client(fiatOrders),
    freezes: client(freezes),
    investorClasses: client(investorClasses),
    investorClassesReview: client(investorClassesReview),
    kyc: client(kyc),
    kycCases: client(kycCases),
    marketsDesk: client(marketsDesk),
    newCoins: client(newCoins),
    operators: client(operators),
    orders: client(orders),
    otcAds: client(otcAds),
    otcDeals: client(otcDeals),
    paymentMethods: client(paymentMethods),
    payouts: client(payouts),
    payoutsReview: client(payoutsReview),
    productsManage: client(productsManage),
    stops: client(stops),
    subscriptions: client(subscriptions),
    subAccounts: client(subAccounts),
    transfers: client(transfers),
    verification: client(verification),
    internalTransfers: client(internalTransfers),
    withdrawals: client(withdrawals),
    withdrawalMail: client(withdrawalMail),
  }
}
export type Player = ReturnType<typeof player>

export const once = (): Required<Pick<CallOptions, 'idempotencyKey'>> => ({ idempotencyKey: randomUUID() })

/** Two operators approve: one proposes, the other checks the same content and confirms. */
export async function approveByTwo(
  maker: Player,
  checker: Player,
  kind: ApprovalKindName,
  subjectId: string,
  reason: string,
  proposal: Record<string, unknown> = {},
): Promise<void> {
  for (const who of [maker, checker]) await acceptDocuments(who, kind, subjectId)
  const request = await maker.approvals.propose({ kind, subjectId, verdict: 'approve', reason, proposal })
  await checker.approvals.decide({
    requestId: request.id,
    verdict: 'approve',
    contentHash: request.contentHash,
    note: reason,
  })
}

/**
 * Opens and accepts every document of an identity, a company or an investor class, because an approval needs this from
 * both people.
 */
async function acceptDocuments(who: Player, kind: ApprovalKindName, id: string): Promise<void> {
  if (kind !== 'kyc_review' && kind !== 'company_review' && kind !== 'company_change' && kind !== 'investor_class')
    return
  const { documents, reader } = await documentsOf(who, kind, id)
  for (const { uploadId } of documents) {
    await reader.file({ id, uploadId, reason: 'Compared with the file.' })
    await who.approvals.judgeDocument({ subjectId: id, uploadId, verdict: 'accepted' })
  }
}

type FilingKind = 'kyc_review' | 'company_review' | 'company_change' | 'investor_class'

async function documentsOf(who: Player, kind: FilingKind, id: string) {
  if (kind === 'investor_class') {
    const reader = who.investorClassesReview
    return { reader, documents: (await reader.get({ id })).files }
  }
  if (kind === 'company_change') {
    const reader = who.companyChangesReview
    return { reader, documents: (await reader.get({ id })).documents }
  }
  const reader = kind === 'kyc_review' ? who.kycCases : who.companiesReview
  return { reader, documents: (await reader.get({ id })).versions[0]?.documents ?? [] }
}

/** Two operators reject: one proposes to refuse, the other confirms. */
export async function refuseByTwo(
  maker: Player,
  checker: Player,
  kind: ApprovalKindName,
  subjectId: string,
  { reason, ...more }: { readonly reason: string; readonly reasonCode?: string },
): Promise<void> {
  const approvalRequest = { kind, subjectId, verdict: 'refuse', reason, ...more } as const
  const { id: requestId, contentHash } = await maker.approvals.propose(approvalRequest)
  await checker.approvals.decide({ requestId, verdict: 'approve', contentHash, note: reason })
}

const Sent = z.object({ code: z.literal('SUCCESS'), data: z.object({ id: z.string() }) })

export type File = { readonly bytes: Buffer; readonly name: string; readonly type: string; readonly purpose: string }

/** Sends a file like a form; returns its id. */
export async function sendFile(
  stage: Stage,
  who: Player,
  file: File,
  host: 'upload' | 'console' = 'upload',
): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name)
  form.set('name', file.name)
  form.set('purpose', file.purpose)
  const response = await fetchInProcess(stage.server.app)(`${BASE_URL}/${host}/api/v1/uploads/create`, {
    method: 'POST',
    body: form,
    headers: { token: who.session.token ?? '', language: 'en_US' },
  })
  return Sent.parse(await response.json()).data.id
}
