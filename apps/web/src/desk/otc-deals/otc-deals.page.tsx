import { ButtonLink } from '@tessera/ui/button.tsx'
import { FilterChoice } from '@tessera/ui/filter-chips.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { OtcTabs } from '#desk/otc-ads/otc-tabs.tsx'
import { DealTable } from './deal-table.tsx'

const views = ['open', 'ended'] as const
const sides = ['buy', 'sell'] as const

export function OtcDealsPage() {
  const t = useTranslations('otc-deals')
  const locale = useLocale()
  const [{ view = 'open', side, page = 1 }, change] = useScreenSearch('/otc/deals')
  return (
    <div className="container main">
      <div className="content">
        <OtcTabs current="deals" />
        <div>
          <h1 className="h3">{t('list.title')}</h1>
          <p className="t2">{t('list.lead')}</p>
        </div>
        <div className="toolbar">
          <Tabs
            label={t('list.views')}
            variant="segmented"
            chosen={view}
            onChange={(next) => change({ view: next === 'open' ? undefined : next, page: undefined })}
            items={views.map((id) => ({ index: id, name: t(`list.${id}`) }))}
          />
          <FilterChoice
            label={t('list.side')}
            options={sides.map((value) => ({ value, label: t(`list.sides.${value}`) }))}
            value={side}
            onChange={(next) => change({ side: next, page: undefined })}
          />
        </div>
        <DealTable
          filter={{ open: view === 'open', page, ...(side && { side }) }}
          onPage={(next) => change({ page: next })}
          toDesk={
            <ButtonLink kind="secondary" size="sm" href={paths.otc(locale)}>
              {t('toDesk')}
            </ButtonLink>
          }
        />
      </div>
    </div>
  )
}
