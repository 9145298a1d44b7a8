import { siteSettings } from '@tessera/contract/office/public-config/site-settings.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { isServed } from '@tessera/domain/access/customers/region.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun, type Noun } from '#platform/http/serve.ts'
import { type AccessSettings, siteAccessOf } from './site-access.ts'
import { countHits, nationalities, readSettings } from '#platform/settings/site-settings.sql.ts'

const serves = (
  { restrictionType: type, limitCountries: limited, allowCountries: allowed }: AccessSettings,
  country: string,
) => isServed({ type, limited, allowed }, country)

export const siteSettingRoutes = (deps: Deps): Noun =>
  noun('site_settings', siteSettings, {
    get: async () => ok(siteAccessOf(await readSettings(deps))),
    preview: async (_call, { access }) => {
      const now = siteAccessOf(await readSettings(deps))
      const people = await nationalities(deps)
      const hit = people.filter(({ country }) => serves(now, country) && !serves(access, country))
      return ok({ ...(await countHits(deps)), nationality: hit.reduce((sum, { people: n }) => sum + n, 0) })
    },
  })
