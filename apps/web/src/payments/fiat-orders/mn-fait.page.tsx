import { fiatOrderMachine } from '@tessera/domain/payments/fiat-orders/machine.ts'
import { statusesOf } from '@tessera/domain/platform/machine/machine.ts'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react'
import { useTranslations } from 'use-intl'
import s from '#profile/accounts/accounts.module.css'
import { OrderTable } from './order-table.tsx'
import { PayoutTable } from '#payments/payouts/payout-table.tsx'
import { paths } from '#parts/paths.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'

const kinds = ['deposits', 'withdrawals'] as const
const tabs = ['all', ...statusesOf(fiatOrderMachine)] as const

export function MnFaitPage() {
  const t = useTranslations('fiat-orders')
  const locale = useLocale()
  const [{ kind = 'deposits', page = 1 }, change] = useScreenSearch('/assets/mnFait')
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        <div className={s['actions']}>
          <ButtonLink size="sm" icon={ArrowDownToLine} href={paths.recharge(locale, { kind: 'fiat' })}>
            {t('deposit')}
          </ButtonLink>
          <ButtonLink
            kind="secondary"
            size="sm"
            icon={ArrowUpFromLine}
            href={paths.withdraw(locale, undefined, 'fiat')}
          >
            {t('withdraw')}
          </ButtonLink>
        </div>
      </div>
      <Tabs
        label={t('kinds')}
        chosen={kind}
        onChange={(next) =>
          change({ kind: next === 'deposits' ? undefined : next, status: undefined, page: undefined })
        }
        items={kinds.map((id) => ({ index: id, name: t(id) }))}
      />
      {kind === 'deposits' ? <Deposits /> : <PayoutTable page={page} onPage={(next) => change({ page: next })} />}
    </>
  )
}

function Deposits() {
  const t = useTranslations('fiat-orders')
  const [{ status: tab = 'all', page = 1 }, change] = useScreenSearch('/assets/mnFait')
  return (
    <>
      <Tabs
        label={t('status')}
        chosen={tab}
        onChange={(next) => change({ status: next === 'all' ? undefined : next, page: undefined })}
        items={tabs.map((id) => ({ index: id, name: id === 'all' ? t('all') : t(`statuses.${id}`) }))}
      />
      <OrderTable page={page} onPage={(next) => change({ page: next })} status={tab === 'all' ? undefined : tab} />
    </>
  )
}
