import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { stampText } from '#parts/time-text.ts'
import { serve } from '#parts/testing.ts'
import { openApp, publicInfo, signedIn } from '#frame/testing.tsx'
import { bookEntry, market, terms } from './testing.ts'
import type { BookEntry, Withdrawal } from './withdrawals.queries.ts'

const entry = (id: string, remark: string, usableAt: string): BookEntry => ({
  ...bookEntry,
  id,
  remark,
  usableAt,
  usable: false,
})
const first = entry('a1', 'First', '2030-01-02T00:00:00.000Z')
const book = [first, entry('a2', 'Second', '2030-05-06T00:00:00.000Z')]
const refused: Withdrawal = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b11',
  time: '2026-01-01T00:00:00.000Z',
  coin: terms.coin,
  chain: terms.chain,
  address: '7hKq2vWxRtN4bJc9PzLmYd3fUsEa8GkTo5VnQi1XwHrB',
  tag: null,
  amount: '100.000000',
  fee: '1.000000',
  receives: '99.000000',
  remark: null,
  beneficiary: null,
  status: 'rejected',
  stage: 'refused',
  stageAt: '2026-01-01T01:00:00.000Z',
  confirmUntil: null,
  reason: 'address_risk',
  reasonText: {
    en_US: 'The address is linked to a known risk. Use another address, or contact us.',
    zh_CN: '该地址存在已知风险，请使用其他地址，或联系客服。',
  },
  customerMessage: 'Use a wallet of your own.',
  overLimitReason: null,
  decisionBy: null,
  txId: null,
  cancellable: false,
}
const served = (own: Partial<typeof terms> = {}, rows: readonly BookEntry[] = book) =>
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo({ freezeHours: 24 }),
    'ex/api/v0/public/config': { market },
    'ex/api/v1/withdrawals/terms': { ...terms, ...own },
    'ex/api/v1/withdrawals/list_addresses': { rows },
    'ex/api/v1/verification/demands': { demands: [['email']], masked: { email: 'l***@example.com', mobile: null } },
    'ex/api/v1/withdrawals/list': { total: 1, page: 1, pageSize: 10, rows: [refused], next: null },
  })

test.each([
  ['en_US', 'The address is linked to a known risk. Use another address, or contact us.'],
  ['zh_CN', '该地址存在已知风险，请使用其他地址，或联系客服。'],
])(
  'in %s a rejected withdrawal shows the reason in a sentence and the note for its owner',
  async (locale, sentence) => {
    served()
    await openApp(`/${locale}/assets/withdraw`, 'token')
    await page.getByRole('row', { name: /100/u }).last().click()
    await expect.element(page.getByText(sentence)).toBeVisible()
    await expect.element(page.getByText('Use a wallet of your own.')).toBeVisible()
    expect(page.getByText('address_risk').query()).toBeNull()
  },
)

test('the transaction of a withdrawal links to the explorer that staff have set', async () => {
  const txId = '5sGkWqV1'.repeat(11)
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo({ transactionLink: 'https://explorer.example/tx/{transaction}?cluster=devnet' }),
    'ex/api/v0/public/config': { market },
    'ex/api/v1/withdrawals/terms': terms,
    'ex/api/v1/withdrawals/list_addresses': { rows: book },
    'ex/api/v1/withdrawals/list': {
      total: 1,
      page: 1,
      pageSize: 10,
      rows: [{ ...refused, status: 'succeeded', stage: 'confirmed', reason: null, customerMessage: null, txId }],
      next: null,
    },
  })
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('row', { name: /100/u }).last().click()
  await expect
    .element(page.getByTitle(txId))
    .toHaveAttribute('href', `https://explorer.example/tx/${txId}?cluster=devnet`)
})

test.each([
  ['en_US', 'Continue', (until: string) => `Withdrawals are paused until ${until}.`],
  ['zh_CN', '下一步', (until: string) => `提现已暂停至 ${until}。`],
])('in %s a pause states its end, also at the button, and no reason that may be wrong', async (locale, go, words) => {
  const frozenUntil = '2030-01-02T03:04:05.000Z'
  served({ frozenUntil })
  await openApp(`/${locale}/assets/withdraw`, 'token')
  await expect.element(page.getByText(words(stampText(frozenUntil)), { exact: true })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await page.getByRole('button', { name: go }).hover()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent(words(stampText(frozenUntil)))
})

test.each([
  ['en_US', 'Amount', 'Continue', 'This is over your 24-hour limit. You can still withdraw 1,500.00 USD.'],
  ['zh_CN', '提现数量', '下一步', '超出您的 24 小时提现限额，剩余可提 1,500.00 USD。'],
])(
  'in %s an amount above the remaining limit is rejected at the field, and no code is sent',
  async (locale, label, go, words) => {
    const calls = served({ remaining24h: '1500.000000' }, [{ ...first, usable: true }])
    await openApp(`/${locale}/assets/withdraw`, 'token')
    await page.getByRole('textbox', { name: label, exact: true }).fill('1600')
    await page.getByRole('button', { name: go }).click()
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByRole('dialog').query()).toBeNull()
    expect(calls.some(({ path }) => path.includes('verification/send'))).toBe(false)
  },
)

test.each([
  ['en_US', 'Amount', 'Send for review', 'Reason', 'Continue', 'Enter a reason.'],
  ['zh_CN', '提现数量', '提交复核', '理由', '下一步', '请填写理由。'],
])('in %s an amount over the limit goes to review with a reason', async (locale, label, send, reason, go, missing) => {
  served({ remaining24h: '1500.000000' }, [{ ...first, usable: true }])
  await openApp(`/${locale}/assets/withdraw`, 'token')
  await page.getByRole('textbox', { name: label, exact: true }).fill('1600')
  await page.getByRole('button', { name: send }).click()
  await page.getByRole('button', { name: go }).click()
  await expect.element(page.getByText(missing).first()).toBeVisible()
  await page.getByRole('textbox', { name: reason, exact: true }).fill('A flat')
  await page.getByRole('button', { name: go }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('A flat')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: send })).toBeVisible()
})

test.each([
  [
    'en_US',
    ['Today (UTC)', 'tUSD, last 24 hours', 'tUSD, today (UTC)'],
    'Right now, the limit of tUSD for today (UTC) decides how much you can withdraw.',
    /These limits were set for you/u,
  ],
  [
    'zh_CN',
    ['当日（UTC）', 'tUSD 24 小时', 'tUSD 当日（UTC）'],
    '当前可提数量取决于 tUSD 的当日（UTC）限额。',
    /为您单独设置/u,
  ],
])('in %s every limit is shown, and which of them leaves least', async (locale, limits, binding, own) => {
  const of24h = { limit24h: '800.000000', remaining24h: '300.000000' }
  const ofDay = { limitDay: '400.000000', remainingDay: '250.000000' }
  const coinCap = { ...of24h, ...ofDay, limitMonth: '9000', remainingMonth: '9000' }
  served({ cap: coinCap, limitDay: '900.000000', remainingDay: '900.000000', ownUntil: '2030-01-02T03:04:05.000Z' })
  await openApp(`/${locale}/assets/withdraw`, 'token')
  for (const limit of limits) await expect.element(page.getByText(limit, { exact: true })).toBeVisible()
  await expect.element(page.getByText(binding)).toBeVisible()
  await expect.element(page.getByText(own)).toBeVisible()
})

test('Max is the maximum that the limits leave, and the bounds are shown formatted', async () => {
  served({ remaining24h: '1500.000000', max: '1000.000000' })
  await openApp('/en_US/assets/withdraw', 'token')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await page.getByRole('button', { name: 'Max' }).click()
  await expect.element(amount).toHaveValue('1001')
  await amount.fill('0001001.5')
  await expect.element(amount).toHaveValue('1001.5')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect.element(page.getByText('You can receive at most 1,000.00 tUSD in one withdrawal.')).toBeVisible()
})

test('a locked address shows the time from which it can be used', async () => {
  served()
  await openApp('/en_US/assets/withdraw', 'token')
  await page.getByRole('button', { name: /To address/u }).click()
  await page.getByRole('option', { name: /Second/u }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('100')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect
    .element(page.getByText(`You can use this address from ${stampText(book[1]?.usableAt ?? '')}.`))
    .toBeVisible()
})

test.each([
  ['en_US', '24-hour pause.'],
  ['zh_CN', '安全变更后暂停 24 小时。'],
])('in %s the pause after a change has the configured length', async (locale, lead) => {
  served()
  await openApp(`/${locale}/assets/withdraw`, 'token')
  await expect.element(page.getByText(lead)).toBeVisible()
})

test.each([
  [
    'en_US',
    'Add address',
    'Address',
    'Note',
    ['Myself', 'Self-hosted: I hold the keys'],
    'The code is valid only for this address and tag.',
  ],
  ['zh_CN', '添加地址', '地址', '备注', ['本人', '自托管钱包，本人持有私钥'], '验证码仅适用于此地址和标签。'],
])(
  'in %s the code of a new address mentions only the address, because there is no amount',
  async (locale, add, to, name, own, help) => {
    served()
    await openApp(`/${locale}/assets/withdraw`, 'token')
    await page.getByRole('button', { name: add }).first().click()
    const field = (label: string) => page.getByRole('dialog').getByRole('textbox', { name: label, exact: true })
    await field(to).fill(first.address)
    await field(name).fill('Mine')
    for (const choice of own) await page.getByRole('dialog').getByText(choice, { exact: true }).click()
    await expect.element(page.getByRole('dialog').getByText(help)).toBeVisible()
  },
)

test('shows the logo that the exchange chose for a coin in the space of its drawn mark', async () => {
  const logo = '/coins/tUSD/7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b21'
  const coins = { tUSD: { ...market.coins.tUSD, logo } }
  serve({
    ...signedIn('approved'),
    'ex/api/v0/public': publicInfo({ freezeHours: 24 }),
    'ex/api/v0/public/config': { market: { ...market, coins } },
    'ex/api/v1/withdrawals/terms': terms,
    'ex/api/v1/withdrawals/list_addresses': { rows: book },
    'ex/api/v1/withdrawals/list': { total: 0, page: 1, pageSize: 10, rows: [], next: null },
  })
  // The fake server has no pictures, so the browser would fall back to the drawn mark.
  const loaded: string[] = []
  vi.spyOn(HTMLImageElement.prototype, 'setAttribute').mockImplementation(function set(
    this: HTMLImageElement,
    name,
    value,
  ) {
    if (name === 'src') loaded.push(value)
    else Element.prototype.setAttribute.call(this, name, value)
  })
  await openApp('/en_US/assets/withdraw', 'token')
  await expect.poll(() => loaded).toContain(logo)
  const picture = document.querySelector<HTMLImageElement>('form img')
  expect(picture?.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 })
})

test.each([
  ['en_US', 'Max 1,120.03 tUSD: the limit for addresses not proven yet.', 'Amount', 'Max', 'Continue'],
  ['zh_CN', '最多 1,120.03 tUSD：未验证地址的限额。', '提现数量', '最大', '下一步'],
] as const)(
  'WDR-18 in %s “Max” names the limit that decides, and the amount is accepted',
  async (locale, sentence, label, max, go) => {
    served({ unidentifiedLeft: '1120.030000' }, [{ ...first, usable: true, identification: 'unproved' }])
    await openApp(`/${locale}/assets/withdraw`, 'token')
    await expect.element(page.getByText(sentence, { exact: false })).toBeVisible()
    await page.getByRole('button', { name: max, exact: true }).click()
    await expect.element(page.getByRole('textbox', { name: label, exact: true })).toHaveValue('1120.03')
    await page.getByRole('button', { name: go }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
  },
)

test('“Max” is not offered if the limit leaves less than the minimum', async () => {
  served({ remaining24h: '10.000000' }, [{ ...first, usable: true }])
  await openApp('/en_US/assets/withdraw', 'token')
  await expect
    .element(
      page.getByText('Max 10.00 tUSD: your 24-hour limit. This is below the minimum of 11.00 tUSD', { exact: false }),
    )
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Max', exact: true }).query()).toBeNull()
})
