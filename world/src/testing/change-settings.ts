import type { ExchangeArea, Settings } from '@tessera/contract/platform/settings/setting-areas.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { settingNow } from '../../../apps/server/src/platform/settings/settings.sql.ts'
import { byTwo } from './by-two.ts'
import type { TestExchange } from './exchange.ts'

/** Fields that differ from the settings in force. */
export type ChangedSettings = { readonly [Area in ExchangeArea]?: Partial<Settings[Area]> }

/** Two operators change these fields at once. */
export async function changeSettings(exchange: TestExchange, changed: ChangedSettings): Promise<void> {
  for (const [area, fields] of Object.entries(changed)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries forgets which keys
    const values = { ...(await settingNow(exchange.deps, area as ExchangeArea)), ...fields }
    const agreed = await byTwo(exchange, {
      kind: 'setting',
      subjectId: area,
      verdict: 'approve',
      roles: ['superadmin', 'superadmin'],
      proposal: { act: 'change', area, values, effectiveFrom: null },
    })
    assert(agreed === 'done', `two operators could not change the settings "${area}": ${agreed}`)
  }
}
