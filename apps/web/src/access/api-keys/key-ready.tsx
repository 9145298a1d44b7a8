import { Badge } from '@tessera/ui/badge.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import s from './api-keys.module.css'

/** After this time the secrets are hidden, because the user may have left the screen. */
const VISIBLE_SECONDS = 300

type SecretsReadyProps = {
  title: string
  text: string
  secrets: readonly { readonly term: string; readonly text: string; readonly copy: string }[]
  onHide: () => void
}

/** Shows secrets once; no other page shows them again. */
export function SecretsReady({ title, text, secrets, onHide }: SecretsReadyProps) {
  const t = useTranslations('api-keys')
  const left = useSecondsLeft(onHide)
  const minutes = String(Math.floor(left / 60))
  const seconds = String(left % 60).padStart(2, '0')
  return (
    <Card className={s['ready'] ?? ''}>
      <div className="col" style={{ '--g': '16px' }}>
        <div className="row row--wrap row--between">
          <div>
            <b className="fw6">{title}</b>
            <p className="sm t3">{text}</p>
          </div>
          <Badge tone="warning">{t('ready.hidden', { minutes, seconds })}</Badge>
        </div>
        <dl className={s['secrets']}>
          {secrets.map((secret) => (
            <div key={secret.term}>
              <dt className="sm fw6">{secret.term}</dt>
              <dd>
                <Copyable text={secret.text} label={secret.copy} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  )
}

function useSecondsLeft(onOver: () => void): number {
  const [left, setLeft] = useState(VISIBLE_SECONDS)
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
