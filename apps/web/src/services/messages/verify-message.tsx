import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'

const NUMBER = /^[0-9a-f]{8}$/
/** The number as printed in an email, without copied blanks. */
const plain = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase()

/** Checks whether we sent an email with this number. Shows only its kind and time (decision G58). */
export function VerifyMessage() {
  const t = useTranslations('messages')
  const [number, setNumber] = useState('')
  const check = useMutation({ mutationFn: () => api.messages.verifyNumber({ number: plain(number) }) })
  const wrong = NUMBER.test(plain(number)) ? undefined : t('check.invalid')
  const change = (text: string) => {
    check.reset()
    setNumber(text)
  }
  return (
    <div className="container col" style={{ '--g': '20px', maxWidth: 640, paddingBlock: 40 }}>
      <div className="col" style={{ '--g': '6px' }}>
        <h1 className="h3">{t('check.title')}</h1>
        <p className="t2">{t('check.lead')}</p>
      </div>
      <Card>
        <Form className="col" style={{ '--g': '16px' }} refusal={check.error} onSubmit={() => check.mutate()}>
          <TextInput
            label={t('check.number')}
            help={t('check.numberHelp')}
            value={number}
            onChange={change}
            fault={wrong}
            autoComplete="off"
          />
          <FormErrors />
          <Button type="submit" loading={check.isPending} disabledReason={wrong}>
            {t('check.submit')}
          </Button>
          <output aria-live="polite">{check.data && <Found rows={check.data.rows} />}</output>
        </Form>
      </Card>
    </div>
  )
}

type Rows = Awaited<ReturnType<typeof api.messages.verifyNumber>>['rows']

function Found({ rows }: { rows: Rows }) {
  const t = useTranslations('messages')
  if (rows.length === 0) return <Banner tone="warning">{t('check.none')}</Banner>
  return (
    <Banner tone="positive">
      {rows.map(({ kind, sentAt }) => (
        <p key={sentAt}>{t('check.found', { kind: t(`check.kinds.${kind}`), at: stampText(sentAt) })}</p>
      ))}
    </Banner>
  )
}
