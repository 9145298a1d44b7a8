import { expect, test } from '@playwright/test'
import { approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { settings } from '@tessera/contract/office/settings/settings.ts'
import { cancelledIn } from '@tessera/contract/platform/settings/setting-effects.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { clientOf } from './steps/client-of.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { customerBrowser, storedToken } from './steps/sessions.ts'

const PAIR = 'HCCL-tUSD'
const subject = { area: 'market', subject: PAIR } as const

test('a planned delisting is announced on the trade screen in both languages, until two operators withdraw it', async ({
  browser,
  baseURL,
}) => {
  const address = baseURL ?? ''
  const page = await (await customerBrowser(browser, address, await storedToken('chen'))).newPage()
  const [maker, checker] = [await storedToken('priya'), await storedToken('arjun')]
  const agree = async (proposal: object) => {
    const request = { kind: 'setting', subjectId: `market:${PAIR}`, verdict: 'approve', reason: 'Agreed.' } as const
    const { id: requestId, contentHash } = await clientOf(address, maker, approvals).propose({
      ...request,
      proposal: { ...proposal },
    })
    const decision = { requestId, verdict: 'approve', contentHash, note: 'Agreed.' } as const
    await clientOf(address, checker, approvals).decide(decision)
  }
  const versions = async () => (await clientOf(address, maker, settings).versions(subject)).rows
  const inForce = (await versions()).find(({ state }) => state === 'in_force')
  const effectiveFrom = new Date(Date.now() + 7 * DAY_MS).toISOString()
  const values = { ...inForce?.values, isDelisted: true }
  const { effects } = await clientOf(address, maker, settings).preview({ ...subject, values, effectiveFrom })
  const cancelledOrders = cancelledIn(effects)
  await agree({ act: 'change', area: 'market', values, effectiveFrom, cancelledOrders })

  const english = page.getByText(`Delisting of ${PAIR}:`)
  await reloadUntil(page, `/en_US/trade/${PAIR}`, () => expect(english).toBeVisible({ timeout: 5_000 }))
  await expect(english).toContainText('Trading ends then, and open orders are cancelled.')
  await page.goto(`/zh_CN/trade/${PAIR}`)
  await expect(page.getByText(`${PAIR} 下架时间：`)).toContainText('届时停止交易，未成交委托将自动撤销。')

  const planned = (await versions()).find(({ state }) => state === 'planned')
  await agree({ act: 'withdraw', version: planned?.version })
  await reloadUntil(page, `/en_US/trade/${PAIR}`, async () => {
    await expect(page.getByRole('region', { name: 'Pair', exact: true })).toBeVisible({ timeout: 5_000 })
    await expect(english).toHaveCount(0, { timeout: 1_000 })
  })
})
