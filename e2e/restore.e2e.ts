import { type Browser, expect, type Page, request as requests, test } from '@playwright/test'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { payouts } from '@tessera/contract/payments/payouts/payouts.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { restoredPort } from '../world/src/kill/ports.ts'
import { RestoredWorld } from '../world/src/kill/restored-world.ts'
import { freshAddress } from '../world/src/people/fresh-address.ts'
import { ownAtProvider } from '../world/src/people/own-at-provider.ts'
import { investors, OPERATOR_PASSWORD, operators, PASSWORD } from '../world/src/stories/cast.ts'
import { prove } from './steps/api-key.ts'
import { clientOf, once } from './steps/client-of.ts'
import { desk } from './steps/input-modes.ts'
import { confirm, openCase, propose } from './steps/review.ts'
import { browserOfOperator } from './steps/sessions.ts'
import { signInCustomer, signInOperator } from './steps/sign-in-by-api.ts'
import { twoDecide } from './steps/two-decide.ts'
import { confirmByMail } from './steps/withdraw.ts'

// A separate world, whose database is restored from a backup that is older than payments on the chain and at the bank.

test.describe.configure({ mode: 'serial' })
// Each start of the world takes minutes on a busy machine.
test.setTimeout(1_200_000)

const CHAIN = 'solana_devnet'
/** Waits until payments signed by an earlier server have expired, which takes more than a minute. */
const EXPIRED_MS = 300_000
const restored = 'The database was restored from a backup.'

type Who = Parameters<typeof prove>[0]
type Staff = readonly [maker: string, checker: string]
type Opened = {
  readonly world: RestoredWorld
  readonly who: Who
  readonly staff: Staff
  readonly close: () => Promise<void>
}

async function open(baseUrl: string): Promise<Opened> {
  const world = await RestoredWorld.open(restoredPort(Number(new URL(baseUrl).port)))
  const { url } = world
  const request = await requests.newContext({ baseURL: url })
  const signIn = ({ email }: { email: string }) => signInOperator(request, url, { email, password: OPERATOR_PASSWORD })
  const token = await signInCustomer(request, url, { email: investors.lim.email, password: PASSWORD })
  const staff = [await signIn(operators.priya), await signIn(operators.arjun)] as const
  return {
    world,
    who: { request, baseUrl: url, token, phone: investors.lim.phone },
    staff,
    close: async () => {
      await request.dispose()
      await world.close()
    },
  }
}

type Entry = { readonly id: string; readonly address: string }

/** Adds a new address to the customer's book. */
async function newAddress(who: Who, remark: string): Promise<Entry> {
  const book = clientOf(who.baseUrl, who.token, withdrawals)
  const entry = { coin: 'tUSD', chain: CHAIN, address: freshAddress() }
  const added = await book.addAddress(
    { ...entry, remark, beneficiary: ownAtProvider, verifyToken: await prove(who, 'add_address', entry) },
    once(),
  )
  return { id: added.id, address: entry.address }
}

/** Requests a withdrawal, to a new address unless one is given, and confirms it by its email. */
async function requestWithdrawal(who: Who, amount: string, to?: Entry): Promise<string> {
  const { id: addressId, address } = to ?? (await newAddress(who, amount))
  const book = clientOf(who.baseUrl, who.token, withdrawals)
  const withdrawal = { coin: 'tUSD', chain: CHAIN, amount, fee: '1' }
  const verifyToken = await prove(who, 'withdraw', { ...withdrawal, address })
  let id = ''
  await confirmByMail(who.request, investors.lim.email, async () => {
    id = (await book.create({ ...withdrawal, addressId, verifyToken }, once())).id
  })
  return id
}

const withdrawalOf = ({ baseUrl, token }: Who, id: string): Promise<ReplyOf<typeof withdrawals.get>> =>
  clientOf(baseUrl, token, withdrawals).get({ id })
const statusOf = async (who: Who, id: string): Promise<string> => (await withdrawalOf(who, id)).status

/** Requests a withdrawal in SGD to the customer's own bank account. */
async function requestPayout(who: Who, amount: string): Promise<string> {
  const api = clientOf(who.baseUrl, who.token, payouts)
  const terms = (await api.terms({})).rows.find(({ fiat }) => fiat === 'SGD')
  if (terms === undefined || terms.account === null) throw new Error('the customer has no account in SGD')
  const { id: bankAccountId, bank, ending } = terms.account
  const request = { fiat: 'SGD', bankAccountId, amount, fee: terms.fee }
  const verifyToken = await prove(who, 'payout', { ...request, bank, ending })
  return (await api.create({ ...request, verifyToken }, once())).id
}
const stageOf = async ({ baseUrl, token }: Who, id: string): Promise<string> =>
  (await clientOf(baseUrl, token, payouts).get({ id })).stage

const deskOf = ({ who, staff }: Opened) => clientOf(who.baseUrl, staff[0], payoutsReview)

/** Creates a payment file of every approved fiat withdrawal in SGD, and downloads it once the audit copy has it. */
async function downloadFile(at: Opened): Promise<string> {
  let [id, file]: (string | undefined)[] = []
  await expect(async () => {
    id ??= (await deskOf(at).exportBatch({ bankAccount: 'SGD-main' }, once())).batch?.id
    file = await (await deskOf(at).batchFile({ id: id ?? '' })).text()
  }).toPass()
  return file ?? ''
}

/** Submits a payment file to the bank, which pays it. */
const carryOut = ({ who }: Opened, file: string): Promise<unknown> =>
  fetch(`${who.baseUrl}/bank/payments`, { method: 'POST', body: new URLSearchParams({ file }), redirect: 'manual' })

async function consoles(browser: Browser, { who, staff }: Opened): Promise<readonly [Page, Page]> {
  const options = { viewport: desk, baseURL: who.baseUrl }
  const [maker, checker] = staff
  return [
    await (await browserOfOperator(browser, maker, options)).newPage(),
    await (await browserOfOperator(browser, checker, options)).newPage(),
  ]
}

const END = ['queue?kind=restore_end', 'End of a restore'] as const

/** Waits until chain, bank and audit copy were read again, so that an operator can propose to end the restore. */
async function readyToEnd(maker: Page): Promise<void> {
  await expect(async () => {
    const drawer = await openCase(maker, ...END)
    await drawer.getByLabel('Internal note').fill('Copy, chain and bank were read.')
    await expect(drawer.getByRole('button', { name: 'Propose approval' })).toBeEnabled({ timeout: 3_000 })
  }).toPass({ timeout: EXPIRED_MS })
}

type Lost = { readonly address: string; readonly txId: string }

/**
 * Two operators recreate the withdrawal of a payment that was lost in the restore; both nodes and the block explorer
 * show the payment.
 */
async function adoptLostPayment([maker, checker]: readonly [Page, Page], { address, txId }: Lost): Promise<void> {
  const screen = 'queue?kind=lost_payment'
  const row = maker.getByRole('row').filter({ hasText: address })
  await expect(async () => {
    await maker.goto(`/console/en_US/${screen}`)
    await expect(row).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: EXPIRED_MS })
  const drawer = await openCase(maker, screen, address)
  await expect(drawer.getByRole('link', { name: `/tx/${txId}` })).toBeVisible()
  await expect(drawer.getByRole('row', { name: 'Nodes that have it' })).toContainText('127.0.0.1, localhost')
  await expect(drawer.getByRole('row', { name: 'Accounts with this address' })).not.toContainText('--')
  await propose(maker, drawer, 'Both nodes and the explorer show it.')
  await confirm(checker, await openCase(checker, screen, address), 'Seen in the explorer too.')
}

/** Two operators end the restore in the console. */
async function endRestore(maker: Page, checker: Page): Promise<void> {
  await propose(maker, maker.getByRole('dialog'), 'Copy, chain and bank agree.')
  await confirm(checker, await openCase(checker, ...END), 'Copy, chain and bank agree.')
}

test('RST-01 RST-02 a restored backup pays nothing twice, a lost payment is adopted, two operators end the restore, and a new withdrawal is paid', async ({
  browser,
  baseURL,
}) => {
  const at = await open(baseURL ?? '')
  const { world, who, staff } = at
  try {
    const paid = await requestWithdrawal(who, '43.25')
    const unpaid = await requestWithdrawal(who, '21.5')
    const [carried, downloaded] = [await requestPayout(who, '120.00'), await requestPayout(who, '150.00')]
    await twoDecide(who.baseUrl, staff, 'payout_review', carried)
    const address = await newAddress(who, 'Lost')
    await world.backUp()

    // The lost period has a payment on the chain, and one whose request is lost as well. It also has a file that the
    // bank executed, and a file that was only downloaded.
    await twoDecide(who.baseUrl, staff, 'withdrawal_review', paid)
    await expect.poll(() => statusOf(who, paid)).toBe('succeeded')
    const { txId } = await withdrawalOf(who, paid)
    const lost = await requestWithdrawal(who, '33.75', address)
    await twoDecide(who.baseUrl, staff, 'withdrawal_review', lost)
    await expect.poll(() => statusOf(who, lost)).toBe('succeeded')
    const { txId: lostTxId } = await withdrawalOf(who, lost)
    await carryOut(at, await downloadFile(at))
    await expect.poll(() => stageOf(who, carried)).toBe('paid')
    await twoDecide(who.baseUrl, staff, 'payout_review', downloaded)
    expect(await downloadFile(at)).toContain('<EndToEndId>')

    await world.restore()
    const [priya, arjun] = await consoles(browser, at)
    await priya.goto('/console/en_US/queue')
    await expect(priya.getByText(restored).first()).toBeVisible()
    await expect(deskOf(at).exportBatch({ bankAccount: 'SGD-main' }, once())).rejects.toMatchObject({
      code: 'RESTORE_OPEN',
    })
    await twoDecide(who.baseUrl, staff, 'withdrawal_review', unpaid)
    await adoptLostPayment([priya, arjun], { address: address.address, txId: lostTxId ?? '' })
    await readyToEnd(priya)
    expect(await Promise.all([paid, lost, unpaid].map((id) => world.timesPaid(id)))).toEqual([1, 1, 0])
    await endRestore(priya, arjun)

    await expect.poll(() => statusOf(who, paid), { timeout: EXPIRED_MS }).toBe('succeeded')
    expect((await withdrawalOf(who, paid)).txId).toBe(txId)
    await expect.poll(() => statusOf(who, lost), { timeout: EXPIRED_MS }).toBe('succeeded')
    expect((await withdrawalOf(who, lost)).txId).toBe(lostTxId)
    await expect.poll(() => stageOf(who, carried)).toBe('paid')
    expect(await stageOf(who, downloaded)).toBe('sent')
    await expect
      .poll(async () =>
        deskOf(at)
          .exportBatch({ bankAccount: 'SGD-main' }, once())
          .catch(() => undefined),
      )
      .toEqual({ batch: null, heldBack: 0 })
    await priya.goto('/console/en_US/queue')
    await expect(priya.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(priya.getByText(restored)).toHaveCount(0)

    const later = await requestWithdrawal(who, '17.5')
    await twoDecide(who.baseUrl, staff, 'withdrawal_review', later)
    for (const id of [unpaid, later])
      await expect.poll(() => statusOf(who, id), { timeout: EXPIRED_MS }).toBe('succeeded')
    expect(await Promise.all([paid, lost, unpaid, later].map((id) => world.timesPaid(id)))).toEqual([1, 1, 1, 1])
    for (const page of [priya, arjun]) await page.context().close()
  } finally {
    await at.close()
  }
})
