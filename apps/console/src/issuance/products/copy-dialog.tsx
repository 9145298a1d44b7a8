import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useRouter } from '#parts/console-router.ts'
import { screenPath } from '#parts/paths.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './products.module.css'

/** Creates a draft with the terms of a product under another symbol, and opens it. */
export function CopyDialog({ from, onClose }: { from: string; onClose: () => void }) {
  const t = useTranslations('products')
  const locale = useLocale()
  const router = useRouter()
  const [symbol, setSymbol] = useState('')
  const copy = useAct(
    useIdempotentCall((input: { from: string; symbol: string }, once) => api.productsManage.copy(input, once)),
    (draft) => {
      toast('positive', t('copy.done', { symbol: draft.symbol }))
      onClose()
      void router.navigate({ href: screenPath(locale, 'products', { edit: draft.symbol }) })
    },
  )
  const isSymbol = /^[A-Z][A-Z0-9]{1,11}$/u.test(symbol)
  return (
    <ConfirmDialog
      open
      title={t('copy.title', { symbol: from })}
      confirm={t('copy.confirm')}
      loading={copy.busy}
      disabledReason={isSymbol ? undefined : t('errors.symbol')}
      onConfirm={() => copy.run({ from, symbol })}
      onClose={onClose}
    >
      <div className={s['section']}>
        <p className="t3">{t('copy.text')}</p>
        <Refusal of={copy.error} fields={['symbol']} />
        <TextInput
          label={t('copy.symbol')}
          help={t('symbolHelp')}
          maxLength={12}
          value={symbol}
          onChange={(text) => setSymbol(text.toUpperCase())}
          {...refusalAt(copy.error, 'symbol')}
        />
      </div>
    </ConfirmDialog>
  )
}
