import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import type { Title } from '#frame/routes.ts'
import { screenPath } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './settings.module.css'

/** Settings that other kinds of decision change, each with its screen. */
const elsewhere = [
  ['site_access', 'site'],
  ['sumsub_rule', 'site'],
  ['company_rule', 'site'],
  ['investor_rules', 'site'],
  ['sms_budget', 'sms'],
  ['cms_text', 'texts'],
  ['market_state', 'markets'],
  ['operator_access', 'staff'],
] as const satisfies readonly (readonly [ApprovalKindName, Title])[]

/** Links to the settings on other pages, so that staff find everything from one place. */
export function OtherSettings() {
  const t = useTranslations('settings')
  const decisions = useTranslations('decisions')
  const shell = useTranslations('shell')
  const locale = useLocale()
  return (
    <section className={s['group']} aria-label={t('elsewhere.title')}>
      <div>
        <h2 className="h5">{t('elsewhere.title')}</h2>
        <p className="t3">{t('elsewhere.text')}</p>
      </div>
      <ul className={s['versions']}>
        {elsewhere.map(([kind, screen]) => (
          <li key={kind}>
            <div className="row row--between row--wrap">
              <span>{decisions(`kinds.${kind}`)}</span>
              <ButtonLink kind="secondary" size="sm" href={screenPath(locale, screen)}>
                {shell(`titles.${screen}`)}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
