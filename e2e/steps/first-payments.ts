import { expect } from '@playwright/test'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import { bankAccounts } from '@tessera/contract/payments/bank-accounts/bank-accounts.ts'
import { exits } from '@tessera/contract/payments/exits/exits.ts'
import { paymentInstructions } from '@tessera/contract/payments/instructions/instructions.ts'
import { issuerStatements } from '@tessera/contract/payments/instructions/issuer-statements.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { operators, operatorSignIn } from '@tessera/contract/office/operators/operators.ts'
import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { authenticatorCode } from '../../world/src/people/app-codes.ts'
import { OPERATOR_PASSWORD } from '../../world/src/stories/cast.ts'
import { prove } from './api-key.ts'
import { addBankAccount } from './bank-account.ts'
import { clientOf, once } from './client-of.ts'
import { agreeByApi, type Staff, type Trader } from './first-trade.ts'
import { mailsTo } from './outbox.ts'
import type { Production } from './production.ts'

type Instruction = ReplyOf<typeof paymentInstructions.prepare>
type Source = ReplyOf<typeof paymentInstructions.sources>['rows'][number]
type Kind = Source['kind']

const FIAT = 'SGD'
const payee = {
  accountNumber: '9988776655',
  bank: 'DBS',
  bankCountry: 'SG',
  bankCode: 'DBSSSGSG',
  address: { country: 'SG', town: 'Singapore', postCode: '018961' },
}

/** The money of one kind that can be paid out; undefined if there is none. */
export const sourceOf = async ({ address }: Production, [maker]: Staff, kind: Kind): Promise<Source | undefined> =>
  (await clientOf(address, maker, paymentInstructions).sources({})).rows.find((row) => row.kind === kind)

/** Two operators approve the bank account of a payee. */
export async function payeeAccount(
  production: Production,
  staff: Staff,
  { kind, owner, name }: { kind: 'issuer' | 'tax_authority'; owner: string; name: string },
): Promise<void> {
  const desk = clientOf(production.address, staff[0], paymentInstructions)
  const account = await desk.addBeneficiary({ kind, owner, coin: FIAT, accountName: name, ...payee }, once())
  await agreeByApi(production, staff, 'payment_beneficiary', account.id)
}

/** Two operators instruct the payment of everything that one source owes; it is sent with the next file. */
export async function instruct(
  production: Production,
  staff: Staff,
  { kind, payerName }: { kind: Kind; payerName?: string },
): Promise<Instruction> {
  const source = await sourceOf(production, staff, kind)
  if (source === undefined) throw new Error(`there is nothing to pay from ${kind}`)
  const payerAccount = payerName === undefined ? undefined : { accountName: payerName, ...payee }
  const made = await clientOf(production.address, staff[0], paymentInstructions).prepare(
    { kind, of: source.of, coin: FIAT, amount: source.payable, ...(payerAccount && { payerAccount }) },
    once(),
  )
  await agreeByApi(production, staff, 'payment_instruction', made.id)
  return made
}

/** Exports everything that is approved to one payment file; returns its text. */
async function paymentFile({ address }: Production, [, exporter]: Staff): Promise<string> {
  const desk = clientOf(address, exporter, payoutsReview)
  const { batch, heldBack } = await desk.exportBatch({ bankAccount: 'SGD-main' }, once())
  expect(heldBack).toBe(0)
  let text = ''
  // A file is handed out once the audit copy has it.
  await expect(async () => {
    text = await (await desk.batchFile({ id: batch?.id ?? '' })).text()
  }).toPass()
  return text
}

/** Exports a payment file. The bank carries it out, or refuses all of it. */
export async function paysOut(
  production: Production,
  staff: Staff,
  answer: 'paid' | 'refused' = 'paid',
): Promise<void> {
  const text = await paymentFile(production, staff)
  if (answer === 'refused') return
  expect(await production.outside.bank.carryOut(text)).not.toEqual([])
}

/** The statement of an issuer of these days. */
export const statementOf = ({ address }: Production, [maker]: Staff, owner: string) => {
  const days = { from: dayIn(-1), until: dayIn(1) }
  return clientOf(address, maker, issuerStatements).read({ owner, coin: FIAT, ...days })
}
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Pays in without a reference; returns the id of the bank line, which waits for two people. */
export async function queuedLine(
  { address, outside }: Production,
  [maker]: Staff,
  payment: { readonly amount: string; readonly payerName: string; readonly text: string },
): Promise<string> {
  const { line_id: lineId } = await outside.bank.pay({ currency: FIAT, ...payment })
  const lines = clientOf(address, maker, bank)
  const waiting = async () => (await lines.lines({ status: 'queued' })).rows.find((row) => row.lineId === lineId)?.id
  await expect.poll(waiting, { message: `the line ${lineId}` }).toBeDefined()
  return (await waiting()) ?? ''
}

/** Two operators decide to send a payment back. */
export async function refuseLine({ address }: Production, [maker, checker]: Staff, lineId: string): Promise<void> {
  const request = {
    kind: 'fiat_match',
    subjectId: lineId,
    verdict: 'refuse',
    reason: 'Nobody knows the payer.',
  } as const
  const { id: requestId, contentHash } = await clientOf(address, maker, approvals).propose({
    ...request,
    reasonCode: 'not_expected',
  })
  const decision = { requestId, verdict: 'approve', contentHash, note: 'I asked around too.' } as const
  await clientOf(address, checker, approvals).decide(decision)
}

/** A third operator, whom the first two hire to declare distributions, because the declarer may not release one. */
export async function hireDeclarer(production: Production, staff: Staff): Promise<string> {
  const { address, outbox } = production
  const person = { email: 'cho@exchange.internal', name: 'Cho Wei' }
  await clientOf(address, staff[0], operators).create(person)
  const mailed = async () => /password: (\S+)/u.exec((await mailsTo(outbox, person.email))[0]?.text ?? '')?.[1] ?? ''
  await expect.poll(mailed).not.toBe('')
  const signIn = clientOf(address, '', operatorSignIn)
  const { ticket, otpauth } = await signIn.login({ email: person.email, password: await mailed() })
  const code = authenticatorCode(otpauth ?? '', new Date())
  const { token, operatorId } = await signIn.confirm({ ticket, code, newPassword: OPERATOR_PASSWORD })
  await agreeByApi(production, staff, 'operator_access', operatorId, { roles: ['listing'] })
  return token
}

/** The amount of fiat money that a customer can use. */
export const fiatOf = async ({ address }: Production, { token }: Trader): Promise<string | undefined> => {
  const { accounts: all } = await clientOf(address, token, accounts).overview({})
  return all.find(({ kind }) => kind === 'fiat')?.holdings.find(({ coin }) => coin === FIAT)?.available
}

type PayoutRequest = { readonly amount: string; readonly addsAccount?: boolean }

/** A customer withdraws to their own bank account, and two operators approve it. */
export async function requestPayout(
  production: Production,
  staff: Staff,
  who: Trader,
  { amount, addsAccount = false }: PayoutRequest,
): Promise<ReplyOf<typeof payouts.create>> {
  const { address, outbox } = production
  const prover = { request: outbox, baseUrl: address, token: who.token, phone: who.phone }
  if (addsAccount) await addBankAccount(prover)
  const [account] = (await clientOf(address, who.token, bankAccounts).get({})).rows
  const api = clientOf(address, who.token, payouts)
  const fee = (await api.terms({})).rows.find(({ fiat }) => fiat === FIAT)?.fee ?? ''
  const about = { fiat: FIAT, bankAccountId: account?.id ?? '', amount, fee }
  const verifyToken = await prove(prover, 'payout', { ...about, bank: 'Harbour Bank', ending: '2047' })
  const payout = await api.create({ ...about, verifyToken }, once())
  await agreeByApi(production, staff, 'payout_review', payout.id)
  return payout
}

/** The stage of a customer's fiat withdrawal. */
export const payoutStage = async ({ address }: Production, { token }: Trader, id: string): Promise<string> =>
  (await clientOf(address, token, payouts).get({ id })).stage

/** Watches the stops of all outgoing payments. `end` stops watching and returns the kinds of the observed stops. */
export function watchStops({ address }: Production, [maker]: Staff): { readonly end: () => Promise<string[]> } {
  const seen = new Set<string>()
  const look = async (): Promise<void> => {
    for (const { kind } of (await clientOf(address, maker, exits).stops({})).rows) seen.add(kind)
  }
  const state = { isOver: false }
  const watching = (async () => {
    while (!state.isOver) {
      await look()
      await new Promise((next) => setTimeout(next, LOOK_MS))
    }
  })()
  return {
    end: async () => {
      state.isOver = true
      await watching
      return [...seen]
    },
  }
}
const LOOK_MS = 2_000

/** The status of a payment instruction. */
export const instructionStatus = async ({ address }: Production, [maker]: Staff, id: string): Promise<string> =>
  (await clientOf(address, maker, paymentInstructions).get({ id })).status
