import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import { en_US } from './accounts.messages.en_US.ts'
import { zh_CN } from './accounts.messages.zh_CN.ts'
import { deduction } from './testing.ts'

const HISTORY = 'ex/api/v1/accounts/flowing_water'
const held = { ...deduction, id: 'h1', amount: '-77.00', balance: null, status: 'pending' }

test.each([
  ['en_US', en_US, [held]],
  ['zh_CN', zh_CN, [held]],
  ['en_US', en_US, []],
] as const)(
  'in %s the history says that pending entries are not counted, if there are any',
  async (locale, words, pending) => {
    const history = { rows: [deduction], total: 1, page: 1, pageSize: 20, next: null, pending, sums: [] }
    serve({ ...signedIn('approved'), [HISTORY]: history })
    await openApp(`/${locale}/assets/flowingWater`, 'token')
    await expect.element(page.getByText('25,000', { exact: false }).first()).toBeVisible()
    expect(page.getByText(words.water.pendingFirst).elements()).toHaveLength(pending.length)
  },
)
