import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '#parts/me.queries.ts'
import { AddValuation } from './add-valuation.tsx'
import s from './products.module.css'
import { type ManagedProduct, valuations } from './products.queries.ts'

/** The valuations of a published product's units, newest first, and a form to propose another. */
export function Valuations({ product }: { product: ManagedProduct }) {
  const t = useTranslations('products')
  const shell = useTranslations('shell')
  const mayManage = useMay('products.manage')
  const { data, error, refetch } = useQuery(valuations(product.symbol))
  const [adding, setAdding] = useState(false)
  return (
    <section className="col" aria-label={t('valuation.title')}>
      <h3 className="h5">{t('valuation.title')}</h3>
      {data === undefined && error === null && <Skeleton width="60%" />}
      {data === undefined && error !== null && (
        <Failed title={shell('refused')} onRetry={() => void refetch()}>
          {error.message}
        </Failed>
      )}
      {data?.length === 0 && <p className="t3">{t('valuation.none')}</p>}
      {data !== undefined && data.length > 0 && (
        <table className={s['terms']} aria-label={t('valuation.title')}>
          <tbody>
            {data.map(({ asOf, price, currency, valuer }) => (
              <tr key={asOf}>
                <th scope="row">
                  <time>{asOf}</time>
                </th>
                <td>
                  <Num value={price} unit={currency} />
                </td>
                <td>{valuer}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div>
        <Button
          kind="secondary"
          size="sm"
          icon={Plus}
          disabledReason={mayManage ? undefined : shell('notAllowed')}
          onPress={() => setAdding(true)}
        >
          {t('valuation.propose')}
        </Button>
      </div>
      {adding && <AddValuation product={product} onClose={() => setAdding(false)} />}
    </section>
  )
}
