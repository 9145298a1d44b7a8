import { Badge } from '@tessera/ui/badge.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import s from './api-keys.module.css'
import type { MadeKey } from './api-keys.queries.ts'

/** A screen that nobody sits at any more shows no secret. */
const SHOWN_SECONDS = 300

/** Key and secret, once: what is shown here stands nowhere else. */
export function KeyReady({ made, onHide }: { made: MadeKey; onHide: () => void }) {
  const t = useTranslations('api-keys')
  const left = useSecondsLeft(onHide)
  const minutes = String(Math.floor(left / 60))
  const seconds = String(left % 60).padStart(2, '0')
  return (
    <Card className={s['ready'] ?? ''}>
      <div className="col" style={{ '--g': '16px' }}>
        <div className="row row--wrap row--between">
          <div>
            <b className="fw6">{t('ready.title', { label: made.key.label })}</b>
            <p className="sm t3">{t('ready.text')}</p>
          </div>
          <Badge tone="warning">{t('ready.hidden', { minutes, seconds })}</Badge>
        </div>
        <dl className={s['secrets']}>
          <div>
            <dt className="sm fw6">{t('ready.accessKey')}</dt>
            <dd>
              <Copyable text={made.apiKey} label={t('ready.copyKey')} />
            </dd>
          </div>
          {made.secret !== null && (
            <div>
              <dt className="sm fw6">{t('ready.secret')}</dt>
              <dd>
                <Copyable text={made.secret} label={t('ready.copySecret')} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </Card>
  )
}

function useSecondsLeft(onOver: () => void): number {
  const [left, setLeft] = useState(SHOWN_SECONDS)
  useEffect(() => {
    if (left === 0) {
      onOver()
      return undefined
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, onOver])
  return left
}
