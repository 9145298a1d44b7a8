import { brokers } from '@tessera/contract/partners/brokers/brokers.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { subAccounts } from '@tessera/contract/profile/sub-accounts/sub-accounts.ts'
import { verification } from '@tessera/contract/access/verification/verification.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'

const id = '00000000-0000-4000-8000-000000000001'
const text = { version: '2026-11', sha256: 'a'.repeat(64), text: 'The words of the text.' }
const licence = {
  type: 'securities_dealing',
  number: 'CMS-1',
  authority: 'MAS',
  country: 'SG',
  expiresOn: '2040-01-01',
}
const own = {
  id,
  number: 'BR-80001',
  status: 'active',
  statusAt: '2026-11-20T00:00:00.000Z',
  licence,
  how: 'By API.',
  expectedClients: 20,
  appliedAt: '2026-11-01T00:00:00.000Z',
  reason: null,
  level: 1,
  code: '0123456789',
  terms: { own: '0.25', parent: '0', grand: '0' },
  signedAt: '2026-11-10T00:00:00.000Z',
}
const subAccount = { number: '10042', name: 'Northquay' }
const order = {
  id,
  symbol: 'AURB-tUSD',
  side: 'buy',
  type: 'limit',
  flag: 'gtc',
  price: '12.50',
  stop: null,
  triggeredAt: null,
  until: null,
  quantity: '10',
  cashQuantity: null,
  filled: '10',
  average: '12.45',
  value: '125',
  filledValue: '124.5',
  fee: '0.18675',
  feeCoin: 'tUSD',
  coinFee: null,
  status: 3,
  cancelCause: null,
  clientOrderId: 'c1',
  placedAt: '2026-11-20T00:00:00.000Z',
  closedAt: '2026-11-20T00:00:01.000Z',
}
const record = {
  order,
  broker: { number: 'BR-80001', name: 'Northquay Capital Partners LLP' },
  account: 'o***@straits.example',
  subAccount,
  bestAtArrival: '12.46',
  referenceAtArrival: '12.48',
  firstFillAt: '2026-11-20T00:00:00.000Z',
  lastFillAt: '2026-11-20T00:00:01.000Z',
}
const list = (rows: readonly object[]) => ({ rows, total: rows.length, page: 1, pageSize: 20, next: null })
const openBroker = (about: object) => {
  serve({
    ...signedIn('approved'),
    [brokers.current.path]: { broker: { ...own, ...about }, mayApply: false, contract: text },
    [brokers.accounts.path]: list([
      {
        id,
        account: 'o***@straits.example',
        subAccount,
        since: '2026-11-15T00:00:00.000Z',
        keys: 0,
        balances: [{ coin: 'tUSD', available: '50000', held: '0' }],
      },
    ]),
    [brokers.keys.path]: { rows: [] },
    [verification.demands.path]: { demands: [['mobile']], masked: { email: null, mobile: '+65****0077' } },
    [brokers.orders.path]: list([record]),
    [brokers.statements.path]: {
      rows: [
        {
          month: '2026-11',
          coin: 'tUSD',
          clients: 1,
          orders: 1,
          volume: '124.5',
          fee: '0.18',
          accrued: '0.04',
          paid: '0',
        },
      ],
    },
  })
  return openApp('/en_US/personal/broker', 'token')
}

test('an active broker sees its code, its accounts masked, each order with the prices at its arrival, and its months', async () => {
  await openBroker({})
  await expect.element(page.getByText('0123456789', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/brokerPower\?code=0123456789/u)).toBeVisible()
  await expect.element(page.getByText('25.00%', { exact: true })).toBeVisible()
  const accounts = page.getByRole('table', { name: 'Client accounts' })
  await expect.element(accounts.getByRole('row', { name: /o\*{3}@straits\.example/u })).toBeVisible()
  const orders = page.getByRole('table', { name: 'Orders' })
  await expect.element(orders.getByRole('row', { name: /12\.46.*12\.45/u })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /2026-11/u }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Create API key for 10042' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create API key' })
  await expect.element(dialog.getByRole('textbox', { name: 'IP addresses' })).toBeVisible()
})

test('a suspended broker sees the reason and no client accounts', async () => {
  await openBroker({ status: 'suspended', reason: 'We have a question.', code: null })
  await expect.element(page.getByText('We have a question.')).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Orders' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: 'Client accounts' })).not.toBeInTheDocument()
})

test('a client gives a power of attorney after choosing a sub-account and accepting the text; a refusal is shown at its field', async () => {
  const broker = { number: own.number, name: 'Northquay Capital Partners LLP', licence }
  serve({
    ...signedIn('approved'),
    [brokers.powers.path]: { rows: [] },
    [brokers.find.path]: { broker, power: text },
    [verification.demands.path]: { demands: [['google']], masked: { email: null, mobile: null } },
    [verification.proveAuthenticator.path]: { verifyToken: 'proven', missing: [] },
    [brokers.grant.path]: new ApiError('BROKER_POWER_GIVEN', 'Another broker has it.', { field: 'subAccountId' }),
    [subAccounts.list.path]: {
      rows: [
        {
          id,
          userAccount: '10042',
          name: 'Desk',
          email: null,
          depositsOpen: true,
          tradingOpen: true,
          status: 'active',
          createdAt: '2026-11-01T00:00:00.000Z',
        },
      ],
      max: 5,
    },
  })
  await openApp('/en_US/personal/brokerPower?code=0123456789', 'token')
  await expect.element(page.getByText('The words of the text.')).toBeVisible()
  const give = page.getByRole('button', { name: 'Give power of attorney' })
  await expect.element(give).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: /Sub-account/u }).click()
  await page.getByRole('option', { name: 'Desk · 10042' }).click()
  await page.getByRole('checkbox').click({ force: true })
  await give.click()
  const dialog = page.getByRole('dialog', { name: 'Give a power of attorney' })
  await expect.element(dialog).toBeVisible()
  await dialog.getByLabelText('Digit 1 of 6').click()
  await userEvent.keyboard('123456')
  await dialog.getByRole('button', { name: 'Give power of attorney' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('Another broker has it.')).toBeVisible()
})

test('a client withdraws a power of attorney after reading what it ends', async () => {
  const broker = { number: own.number, name: 'Northquay Capital Partners LLP', licence }
  const power = {
    id,
    broker,
    subAccount: { ...subAccount, id },
    since: '2026-11-15T00:00:00.000Z',
    until: null,
    inForce: true,
  }
  const calls = serve({
    ...signedIn('approved'),
    [brokers.powers.path]: { rows: [power] },
    [brokers.clientOrders.path]: list([record]),
    [brokers.withdraw.path]: {},
  })
  await openApp('/en_US/personal/brokerPower', 'token')
  await page.getByRole('button', { name: 'Withdraw power of attorney from Northquay Capital Partners LLP' }).click()
  await expect.element(page.getByText(/keys stop working immediately/u)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect.element(page.getByText('Power of attorney withdrawn.')).toBeVisible()
  expect(calls.map(({ path }) => path)).toContain(brokers.withdraw.path)
})

test('a key without a name or with an invalid list of addresses sends no code and says why at the field', async () => {
  await openBroker({})
  await page.getByRole('button', { name: /^Create API key for/u }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Send code' })
  await expect.element(send).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Desk one')
  await expect.element(send).toBeEnabled()
  const ips = dialog.getByRole('textbox', { name: 'IP addresses' })
  await ips.fill('999.1')
  await expect.element(send).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(ips).toHaveAccessibleDescription(/Enter different IP addresses or networks/u)
})

test("Enter without a broker's code says at the field that it is missing", async () => {
  serve({ ...signedIn('approved'), [brokers.powers.path]: { rows: [] }, [subAccounts.list.path]: { rows: [] } })
  await openApp('/en_US/personal/brokerPower', 'token')
  const code = page.getByRole('textbox', { name: 'Broker code' })
  await code.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(code).toHaveAccessibleDescription('Enter your broker’s code.')
})
