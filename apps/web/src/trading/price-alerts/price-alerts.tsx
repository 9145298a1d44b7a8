import { IconButton } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSessionToken } from '#parts/session.ts'
import type { Market } from '#trading/markets/markets.queries.ts'
import { AlertForm } from './alert-form.tsx'
import { AlertList } from './alert-list.tsx'

/** A button that opens the price alerts of a pair. */
export function PriceAlerts({ market }: { market: Market }) {
  const t = useTranslations('price-alerts')
  const [isOpen, setOpen] = useState(false)
  const isLoggedIn = useSessionToken() !== undefined
  const pair = `${market.base} / ${market.quote}`
  return (
    <>
      <IconButton icon={Bell} size="sm" label={t('open')} onPress={() => setOpen(true)} />
      {isOpen && (
        <Dialog open onClose={() => setOpen(false)} title={t('title', { pair })}>
          <div className="col" style={{ '--g': '20px' }}>
            <p className="t2 sm">{t(isLoggedIn ? 'lead' : 'logIn')}</p>
            {isLoggedIn && <AlertForm market={market} />}
            {isLoggedIn && <AlertList symbol={market.symbol} />}
          </div>
        </Dialog>
      )}
    </>
  )
}
