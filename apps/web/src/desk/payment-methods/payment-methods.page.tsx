import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { MethodCard } from './method-card.tsx'
import { MethodForm } from './method-form.tsx'
import { RemoveMethod } from './remove-method.tsx'
import { ownPaymentMethods, type PaymentMethod, type PaymentMethods } from './payment-methods.queries.ts'
import { SavedAccounts } from '#parts/saved-accounts.tsx'
import { MissingNotice, useMissing } from '#access/customers/missing-notice.tsx'
import { PageLoading } from '#parts/page-loading.tsx'

/** The customer's payment methods; `?form=` adds one or replaces the named one. */
export function PaymentMethodsPage() {
  const t = useTranslations('payment-methods')
  const [{ form }] = useScreenSearch('/personal/paymentMethods')
  const { data, isError, refetch } = useServer(ownPaymentMethods())
  if (isError && !data)
    return (
      <>
        <h1 className="h3">{t('title')}</h1>
        <Failed title={t('failed')} onRetry={() => void refetch()} />
      </>
    )
  if (!data) return <PageLoading />
  const replaced = data.rows.find(({ id }) => id === form)
  return form === 'new' || replaced !== undefined ? (
    <Form key={form} own={data} replaced={replaced} />
  ) : (
    <List of={data} />
  )
}

function Form({ own, replaced }: { own: PaymentMethods; replaced: PaymentMethod | undefined }) {
  const t = useTranslations('payment-methods')
  const locale = useLocale()
  const { history } = useRouter()
  const missing = useMissing(t)
  return (
    <>
      <div>
        <h1 className="h3">{t(replaced ? 'form.titleReplace' : 'form.titleNew')}</h1>
        <p className="t2">{t('form.lead')}</p>
      </div>
      <MissingNotice t={t} />
      {missing === undefined && own.accountName !== null && (
        <MethodForm
          replaced={replaced}
          accountName={own.accountName}
          waitHours={own.waitHours}
          onDone={() => history.push(paths.paymentMethods(locale))}
        />
      )}
    </>
  )
}

function List({ of: { rows, max } }: { of: PaymentMethods }) {
  const t = useTranslations('payment-methods')
  const locale = useLocale()
  const [methodToRemove, setMethodToRemove] = useState<PaymentMethod>()
  const full = rows.length >= max ? t('full') : undefined
  const closed = useMissing(t) ?? full
  return (
    <>
      <SavedAccounts
        t={t}
        used={t('used', { count: String(rows.length), max: String(max) })}
        closed={closed}
        addAt={paths.paymentMethods(locale, 'new')}
        notice={<MissingNotice t={t} />}
        cards={rows.map((method) => (
          <MethodCard key={method.id} method={method} onRemove={() => setMethodToRemove(method)} />
        ))}
      />
      {methodToRemove && <RemoveMethod method={methodToRemove} onClose={() => setMethodToRemove(undefined)} />}
    </>
  )
}
