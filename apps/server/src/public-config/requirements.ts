import { ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import type { Config } from '../platform/config.ts'
import type { Source } from '../platform/rows.ts'
import { readSettings, type SiteSettings } from './site-settings.sql.ts'

/** The flags that public info shows are rules here: a closed door is closed for who posts past the screen, too. */
export async function requireRegistrationOpen(
  config: Pick<Config, 'REGISTRATION'>,
  source: Source,
): Promise<Outcome<SiteSettings, 'REGISTRATION_FORBIDDEN'>> {
  const settings = await readSettings(source)
  return settings.register_forbidden || !config.REGISTRATION ? refuse('REGISTRATION_FORBIDDEN') : ok(settings)
}

export async function requireLoginOpen(source: Source): Promise<Outcome<SiteSettings, 'LOGIN_FORBIDDEN'>> {
  const settings = await readSettings(source)
  return settings.login_forbidden ? refuse('LOGIN_FORBIDDEN') : ok(settings)
}
