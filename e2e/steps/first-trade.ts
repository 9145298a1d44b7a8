import { expect, type Page } from '@playwright/test'
import { parseAmount } from '@tessera/domain/books/money/amount.ts'
import { deposits } from '@tessera/contract/payments/deposits/deposits.ts'
import { cmsManage } from '@tessera/contract/office/cms/cms-manage.ts'
import { publicConfig } from '@tessera/contract/office/public-config/public-config.ts'
import { fiatOrders } from '@tessera/contract/payments/fiat-orders/fiat-orders.ts'
import { investorClasses } from '@tessera/contract/identity/investor-classes/investor-classes.ts'
import { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import { orders } from '@tessera/contract/trading/orders/orders.ts'
import { transfers } from '@tessera/contract/profile/transfers/transfers.ts'
import { withdrawalMail } from '@tessera/contract/payments/withdrawals/withdrawal-mail.ts'
import { withdrawals } from '@tessera/contract/payments/withdrawals/withdrawals.ts'
import { approvals, type ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { ownAtProvider } from '../../world/src/people/own-at-provider.ts'
import { openLocalWallet } from '../../world/src/chain/wallet.ts'
import { prove } from './api-key.ts'
import { fileOrder } from './by-api.ts'
import { clientOf, once } from './client-of.ts'
import { bindPhoneWith } from './factors.ts'
import { picture } from './form.ts'
import { verifiedCustomer } from './kyc.ts'
import type { Newcomer } from './newcomers.ts'
import { withdrawalSecretMailed } from './outbox.ts'
import type { Production } from './production.ts'

export type Staff = readonly [maker: string, checker: string]
export type Trader = Newcomer & { readonly phone: string }
export const COIN = 'tUSD'
export const CHAIN = 'solana_devnet'
const DECIMALS = 6
const EDITION = '2026-12'
const minorOf = (text: string): bigint => parseAmount(text, DECIMALS) ?? 0n

/** Two operators agree by the console's own calls. */
export async function agreeByApi(
  { address }: Production,
  [maker, checker]: Staff,
  kind: ApprovalKindName,
  subjectId: string,
  proposal: Record<string, unknown> = {},
): Promise<void> {
  const request = { kind, subjectId, verdict: 'approve', reason: 'The board decided it.', proposal } as const
  const { id: requestId, contentHash } = await clientOf(address, maker, approvals).propose(request)
  const decision = { requestId, verdict: 'approve', contentHash, note: 'As the board decided.' } as const
  await clientOf(address, checker, approvals).decide(decision)
}

/** Two operators publish the texts that customers accept; their edition is the one of new accounts. */
export async function publishLegalTexts(production: Production, staff: Staff): Promise<void> {
  const { address } = production
  const texts = clientOf(address, staff[0], cmsManage)
  const words = { en_US: 'Between you and Harbour Exchange', zh_CN: '您与港湾交易所之间' }
  const blocks = [{ type: 'heading', level: 2, text: words } as const]
  for (const slug of ['terms', 'privacy', 'risk']) {
    const content = { kind: 'legal', edition: EDITION, title: words, summary: words, blocks } as const
    const { id } = await texts.create({ slug, content }, once())
    const [version] = (await texts.get({ id })).versions
    await agreeByApi(production, staff, 'cms_text', version?.id ?? '', { act: 'publish', publishAt: null })
  }
  const inForce = async () => (await clientOf(address, '', publicConfig).info({})).policyVersions
  await expect.poll(inForce).toMatchObject({ terms: EDITION, privacy: EDITION, risk: EDITION })
}

/** Returns a new customer whom two operators verified, with a phone as the second factor. */
export async function verifiedTrader(page: Page, { address, outbox }: Production, staff: Staff): Promise<Trader> {
  const who = await verifiedCustomer(page, address, { outbox, staff })
  return { ...who, phone: await bindPhoneWith(outbox, address, who) }
}

/** The customer pays in by bank, and the exchange finds the payment in its feed. */
export async function payIn({ address, outside }: Production, who: Trader, amount: string): Promise<void> {
  const { id, reference } = await fileOrder(address, who.token, amount)
  await outside.bank.pay({ currency: 'SGD', amount, payerName: who.name, text: reference })
  await expect.poll(async () => (await clientOf(address, who.token, fiatOrders).get({ id })).status).toBe('completed')
}

/** The available amount of a coin in one account of a customer; undefined if the account has none. */
async function balanceOf({ address }: Production, { token }: Trader, coin: string, kind: 'token' | 'spot') {
  const overview = await clientOf(address, token, accounts).overview({})
  const holdings = overview.accounts.find((each) => each.kind === kind)?.holdings ?? []
  return holdings.find((each) => each.coin === coin)?.available
}

/** Sends stablecoins to the customer on the chain, and waits until they are credited. */
export async function receiveCoins(production: Production, who: Trader, whole: bigint): Promise<void> {
  const api = clientOf(production.address, who.token, deposits)
  let to = ''
  await expect(async () => {
    to = (await api.address({ coin: COIN, chain: CHAIN })).address
  }).toPass()
  await production.outside.chain.faucet.give(to, whole * 1_000_000n)
  await expect.poll(() => balanceOf(production, who, COIN, 'token')).toBe(`${whole}.000000`)
}

type Move = { readonly coin: string; readonly held: string; readonly amount: string }

/** Waits until the token account has `held` available, and moves `amount` to the spot account. */
export async function moveToSpot(production: Production, who: Trader, { coin, held, amount }: Move): Promise<void> {
  await expect.poll(() => balanceOf(production, who, coin, 'token'), { message: `${coin} arrives` }).toBe(held)
  await clientOf(production.address, who.token, transfers).create({ coin, amount, from: 'token', to: 'spot' }, once())
  await expect.poll(() => balanceOf(production, who, coin, 'spot')).toBe(amount)
}

/** One customer sells and the other buys; both orders are filled. */
export async function trade(
  { address }: Production,
  [seller, buyer]: readonly [Trader, Trader],
  order: { readonly symbol: string; readonly price: string; readonly quantity: string },
): Promise<void> {
  const place = (who: Trader, side: 'buy' | 'sell') =>
    clientOf(address, who.token, orders).place({ ...order, side, flag: 'gtc' }, once())
  const { id } = await place(seller, 'sell')
  await place(buyer, 'buy')
  await expect.poll(async () => (await clientOf(address, seller.token, orders).one({ id })).status).toBe(3)
}

type Application = { readonly id: string; readonly number: string }

/** Applies for the class of an accredited investor with a statement. */
export async function applyForClass(page: Page, { address }: Production, who: Trader): Promise<Application> {
  const buffer = await picture(page, `Statement of assets, ${who.name}`, 'navy')
  const file = { name: 'assets.png', mimeType: 'image/png', buffer }
  const answer = await page.request.post('/upload/api/v1/uploads/create', {
    headers: { token: who.token },
    multipart: { file, name: 'assets.png', purpose: 'attachment' },
  })
  const { data } = await answer.json()
  const api = clientOf(address, who.token, investorClasses)
  const notice = (await api.current({})).notices.find((each) => each.class === 'ai')
  const { newest } = await api.apply(
    {
      class: 'ai',
      ground: 'financial_assets',
      worth: { assets: 1_500_000, stablecoins: 160_000 },
      uploads: [data.id],
      consent: { version: notice?.version ?? '', sha256: notice?.sha256 ?? '' },
    },
    once(),
  )
  if (newest === null) throw new Error('the application cannot be read')
  return newest
}

export const classOf = async ({ address }: Production, { token }: Trader): Promise<string> =>
  (await clientOf(address, token, investorClasses).current({})).code

/** Requests a withdrawal to a wallet outside and confirms it by email; returns the amount that arrives once approved. */
export async function requestWithdrawal(production: Production, who: Trader, amount: string) {
  const { address: baseUrl, outbox, outside } = production
  const wallet = await openLocalWallet(outside.chain, outside.secrets.worldSeed)
  const prover = { request: outbox, baseUrl, token: who.token, phone: who.phone }
  const api = clientOf(baseUrl, who.token, withdrawals)
  const to = { coin: COIN, chain: CHAIN, address: wallet.address }
  const { id: addressId } = await api.addAddress(
    { ...to, remark: 'Mine', beneficiary: ownAtProvider, verifyToken: await prove(prover, 'add_address', to) },
    once(),
  )
  const { fee } = await api.terms({ coin: COIN, chain: CHAIN })
  const verifyToken = await prove(prover, 'withdraw', { ...to, amount, fee })
  const token = await withdrawalSecretMailed(outbox, who.email, () =>
    api.create({ coin: COIN, chain: CHAIN, addressId, amount, fee, verifyToken }, once()),
  )
  await clientOf(baseUrl, '', withdrawalMail).confirm({ token })
  return { wallet, arrives: minorOf(amount) - minorOf(fee) }
}
