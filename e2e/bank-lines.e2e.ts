import { randomInt } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { bank } from '@tessera/contract/payments/bank/bank.ts'
import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { fileOrder } from './steps/by-api.ts'
import { confirmLines } from './steps/claims.ts'
import { clientOf, once } from './steps/client-of.ts'
import { desk, type InputMode, keys, mouse, phone } from './steps/input-modes.ts'
import { checkScreen } from './steps/check-screen.ts'
import { storedToken } from './steps/sessions.ts'
import { operatorPage } from './steps/shared-page.ts'

// The dialogs for a line that the bank never had and for an outgoing payment. They are tested by mouse and keyboard, on
// desktop and phone, in both languages. Each line is voided in the end, because a difference from external balances
// stops all withdrawals.

test.describe.configure({ mode: 'serial' })

const run = Date.now().toString(36).toUpperCase().slice(-6)
/** An amount that differs from earlier runs, because a line with equal facts may count as the same payment. */
const cents = String(randomInt(10, 100))
const [inventedLine, outgoingLine] = [`IN-${run}`, `OUT-${run}`]

const words = {
  en_US: {
    lines: 'Bank lines',
    content: 'Case details',
    note: 'Internal note',
    propose: 'Propose approval',
    approve: 'Approve',
    sendBack: 'Send back',
    void: 'Void line',
    what: 'What was this payment for?',
    cost: 'Cost of the exchange',
    moneyOut: 'Outgoing payment',
    waits: 'Pending',
    voided: 'Voided',
  },
  zh_CN: {
    lines: '银行流水',
    content: '事项内容',
    note: '内部备注',
    propose: '提议通过',
    approve: '通过',
    sendBack: '退回',
    void: '作废流水',
    what: '该笔付款的用途是什么？',
    cost: '平台费用',
    moneyOut: '付出款项',
    waits: '待处理',
    voided: '已作废',
  },
} as const satisfies Readonly<Record<Locale, object>>

type Variant = { readonly page: Page; readonly locale: Locale; readonly input: InputMode; readonly size: typeof desk }

const rowOf = ({ page }: Variant, line: string): Locator => page.getByRole('row').filter({ hasText: line })

/** Opens the case of a line from the list. */
async function openLine(variant: Variant, line: string): Promise<Locator> {
  const { page, locale, input, size } = variant
  await page.setViewportSize(size)
  await page.goto(`/console/${locale}/bank`)
  const row = rowOf(variant, line)
  await expect(row).toBeVisible()
  await input.press(page, input === mouse ? row : row.getByRole('button'))
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('table', { name: words[locale].content })).toContainText(line)
  return drawer
}

/** Goes from the case of a line to the case that voids it. */
async function openVoid(variant: Variant, line: string): Promise<Locator> {
  const { page, locale, input } = variant
  const drawer = await openLine(variant, line)
  await input.press(page, drawer.getByRole('button', { name: words[locale].void }))
  await expect(page).toHaveURL(/bank_line_void/u)
  await expect(drawer.getByRole('table', { name: words[locale].content })).toContainText(line)
  return drawer
}

/** Checks the open case in all themes and widths, and continues at its address. */
async function checkAppearance({ page, locale, size }: Variant, name: string): Promise<void> {
  await checkScreen(page, `${name}.${locale}`)
  await page.setViewportSize(size)
}

type Step = { readonly note: string; readonly button: 'propose' | 'approve' | 'sendBack' }

async function decide({ page, locale, input }: Variant, drawer: Locator, { note, button }: Step): Promise<void> {
  await input.type(page, drawer.getByLabel(words[locale].note), note)
  await input.press(page, drawer.getByRole('button', { name: words[locale][button], exact: true }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

let priya: Page
let arjun: Page
test.beforeAll(async ({ browser, baseURL }) => {
  const pageOf = (who: string) => operatorPage(browser, who)
  priya = await pageOf('priya')
  arjun = await pageOf('arjun')
  const { accountNumber, bank: name } = await fileOrder(baseURL ?? '', await storedToken('harbor'), '500.00')
  const day = new Date().toISOString().slice(0, 10)
  const text = [
    'line_id,booked_on,account_number,direction,currency,amount,payer_name,text',
    `${inventedLine},${day},${accountNumber},in,SGD,12.${cents},NOBODY AT ALL,rent ${run}`,
    `${outgoingLine},${day},${accountNumber},out,SGD,5.${cents},Merlion Bank,fee ${run}`,
  ].join('\n')
  const operator = clientOf(baseURL ?? '', await storedToken('priya'), bank)
  const { claimed, statements } = await operator.importStatement(
    { bank: name, file: Buffer.from(text).toString('base64') },
    once(),
  )
  expect(claimed).toBe(2)
  for (const id of statements) await confirmLines(baseURL ?? '', id)
})

const inputCases: readonly { of: string; locale: Locale; input: InputMode; size: typeof desk }[] = [
  { of: 'the keyboard on a desk in English', locale: 'en_US', input: keys, size: desk },
  { of: 'the mouse on a phone in Chinese', locale: 'zh_CN', input: mouse, size: phone },
]

test('an outgoing payment is explained as a cost by keyboard, and sent back by mouse on a phone', async () => {
  const [maker, checker]: [Variant, Variant] = [
    { page: priya, locale: 'en_US', input: keys, size: desk },
    { page: arjun, locale: 'zh_CN', input: mouse, size: phone },
  ]
  const drawer = await openLine(maker, outgoingLine)
  await expect(drawer).toContainText(words.en_US.moneyOut)
  await expect(drawer).not.toContainText('received')
  await maker.input.press(priya, drawer.getByRole('button', { name: words.en_US.what }))
  await expect(priya.getByRole('option', { name: words.en_US.cost })).toBeVisible()
  await priya.keyboard.press('Enter')
  await checkAppearance(maker, 'console-bank-line-out')
  await decide(maker, drawer, { note: 'The bank takes a fee each month.', button: 'propose' })

  const theirs = await openLine(checker, outgoingLine)
  await expect(theirs.getByRole('table', { name: words.zh_CN.content })).toContainText(words.zh_CN.cost)
  await checkAppearance(checker, 'console-bank-line-out-checked')
  await decide(checker, theirs, { note: '银行并未收取该费用。', button: 'sendBack' })
  await arjun.goto('/console/zh_CN/bank')
  await expect(rowOf(checker, outgoingLine)).toContainText(words.zh_CN.waits)
})

test('the case of a line closes by Escape, and its row gets the focus back', async () => {
  const variant: Variant = { page: priya, locale: 'en_US', input: keys, size: desk }
  const drawer = await openLine(variant, inventedLine)
  await expect.poll(() => drawer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await priya.keyboard.press('Escape')
  await expect(priya.getByRole('dialog')).toHaveCount(0)
  await expect(rowOf(variant, inventedLine).getByRole('button')).toBeFocused()
})

for (const [at, { of, ...own }] of inputCases.entries()) {
  const [line, name] = at === 0 ? [inventedLine, 'in'] : [outgoingLine, 'out']
  test(`a line that the bank did not book (${name}) is voided by two people: ${of}`, async () => {
    const [maker, checker]: [Variant, Variant] = [
      { page: priya, ...own },
      { page: arjun, ...own },
    ]
    const drawer = await openVoid(maker, line)
    await checkAppearance(maker, 'console-bank-line-void')
    await decide(maker, drawer, { note: 'I asked the bank.', button: 'propose' })
    const theirs = await openVoid(checker, line)
    await checkAppearance(checker, 'console-bank-line-void-checked')
    await decide(checker, theirs, { note: 'So did I.', button: 'approve' })
    await arjun.goto(`/console/${own.locale}/bank`)
    await expect(rowOf(checker, line)).toContainText(words[own.locale].voided)
  })
}
