import { useQuery } from '@tanstack/react-query'
import { Form } from '@tessera/ui/form.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import s from './operators.module.css'

const empty = { number: '', phone: '', country: '', document: '' }

/**
 * The operator's own customer accounts, which are closed to that operator. Others are found by phone and document
 * number.
 */
export function OwnAccounts() {
  const t = useTranslations('operators')
  const { data } = useQuery({ queryKey: ['own-accounts'], queryFn: () => api.ownAccounts.list({}) })
  const [fields, setFields] = useState(empty)
  const act = useAct(api.ownAccounts.declare, () => {
    toast('positive', t('own.saved'))
    setFields(empty)
  })
  const { number, phone, country, document } = fields
  const set = (field: keyof typeof empty) => (text: string) => setFields({ ...fields, [field]: text.trim() })
  const isHalf = (country === '') !== (document === '')
  const isEmpty = number === '' && phone === '' && document === ''
  const send = (): void =>
    act.run({
      ...(number !== '' && { number }),
      ...(phone !== '' && { phone }),
      ...(document !== '' && { document: { country, number: document } }),
    })
  return (
    <Card title={t('own.title')}>
      <Form className={s['password']} refusal={act.error} onSubmit={send}>
        <p className="t3">{t('own.text')}</p>
        <ul aria-label={t('own.title')}>
          {data?.rows.map((row) => (
            <li key={row.number}>
              <b>{row.number}</b> <span className="t3">{t(`own.by.${row.by}`)}</span>
            </li>
          ))}
        </ul>
        <p className="t3">
          {[
            t(data?.phone === true ? 'own.phoneGiven' : 'own.phoneMissing'),
            t(data?.document === true ? 'own.documentGiven' : 'own.documentMissing'),
          ].join(' ')}
        </p>
        <TextInput label={t('own.number')} maxLength={12} value={number} onChange={set('number')} name="number" />
        <TextInput label={t('own.phone')} maxLength={40} value={phone} onChange={set('phone')} name="phone" />
        <TextInput
          label={t('own.country')}
          maxLength={2}
          value={country}
          onChange={(text) => set('country')(text.toUpperCase())}
        />
        <TextInput label={t('own.document')} maxLength={40} value={document} onChange={set('document')} />
        <FormErrors />
        <div>
          <Button type="submit" loading={act.busy} disabledReason={isEmpty || isHalf ? t('own.fill') : undefined}>
            {t('own.save')}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
