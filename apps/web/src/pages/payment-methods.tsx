import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty, Failed } from '@tessera/ui/empty.tsx'
import { useRouter } from '@tessera/ui/router.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { paths } from '../lib/paths.ts'
import { useQuery } from '../lib/url-state.ts'
import { useLocale } from '../lib/words.tsx'
import { MethodCard } from '../payment-methods/method-card.tsx'
import { MethodForm } from '../payment-methods/method-form.tsx'
import { MissingNotice, useMissing } from '../payment-methods/missing-notice.tsx'
import s from '../payment-methods/payment-methods.module.css'
import { RemoveMethod } from '../payment-methods/remove-method.tsx'
import {
  ownPaymentMethods,
  type PaymentMethod,
  type PaymentMethods,
} from '../payment-methods/payment-methods.queries.ts'
import { usePaymentMethodWords } from '../payment-methods/payment-methods-words.ts'
import { PageLoading } from '../shell/page-loading.tsx'

/** How others pay the customer; `?form=` adds one, or replaces the one it names. */
export function PaymentMethodsPage() {
  const t = usePaymentMethodWords()
  const [{ form }] = useQuery()
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
  const t = usePaymentMethodWords()
  const locale = useLocale()
  const { history } = useRouter()
  const missing = useMissing()
  return (
    <>
      <div>
        <h1 className="h3">{t(replaced ? 'form.titleReplace' : 'form.titleNew')}</h1>
        <p className="t2">{t('form.lead')}</p>
      </div>
      <MissingNotice />
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
  const t = usePaymentMethodWords()
  const [leaving, setLeaving] = useState<PaymentMethod>()
  const full = rows.length >= max ? t('full') : undefined
  const closed = useMissing() ?? full
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        {rows.length > 0 && (
          <div className="row" style={{ '--g': '16px' }}>
            <span className="sm t3 num">{t('used', { count: String(rows.length), max: String(max) })}</span>
            <Add closed={closed} />
          </div>
        )}
      </div>
      <MissingNotice />
      {rows.length === 0 ? (
        <Card>
          <Empty title={t('none')} action={<Add closed={closed} />}>
            {t('noneText')}
          </Empty>
        </Card>
      ) : (
        <div className={s['list']}>
          {rows.map((method) => (
            <MethodCard key={method.id} method={method} onRemove={() => setLeaving(method)} />
          ))}
        </div>
      )}
      {leaving && <RemoveMethod method={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function Add({ closed }: { closed: string | undefined }) {
  const t = usePaymentMethodWords()
  const locale = useLocale()
  const { history } = useRouter()
  return (
    <Button
      size="sm"
      icon={Plus}
      disabledReason={closed}
      onPress={() => history.push(paths.paymentMethods(locale, 'new'))}
    >
      {t('add')}
    </Button>
  )
}
