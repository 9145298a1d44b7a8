import type { companies } from '@tessera/contract/identity/companies/companies.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { areas } from '@tessera/domain/access/customers/areas.ts'
import { isServed, type RegionRule } from '@tessera/domain/access/customers/region.ts'

const english = new Intl.DisplayNames('en-US', { type: 'region' })
const chinese = new Intl.DisplayNames('zh-CN', { type: 'region' })

/** Returns every country, ordered by its English name. */
export const countriesBy = (rule: RegionRule, highRisk: readonly string[]): ReplyOf<typeof companies.countries> =>
  areas
    .map(({ iso2: code }) => ({
      code,
      en_US: english.of(code) ?? code,
      zh_CN: chinese.of(code) ?? code,
      served: isServed(rule, code),
      riskTier: highRisk.includes(code) ? ('high' as const) : ('standard' as const),
    }))
    .toSorted((a, b) => a.en_US.localeCompare(b.en_US, 'en-US'))
