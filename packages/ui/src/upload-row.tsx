import { CircleAlert, FileCheck, FileText, Trash2, X } from 'lucide-react'
import { FileTrigger } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { Button, IconButton } from './button.tsx'
import { cx } from './classes.ts'
import { Icon } from './icon.tsx'
import { Tiles } from './tiles.tsx'
import s from './upload.module.css'

type RowProps = {
  name: string
  state: 'sending' | 'failed' | 'done'
  percent?: number
  picture?: string | undefined
  reason?: string | undefined
  onRemove?: () => void
  onRetry?: () => void
  types?: readonly string[]
  onReplace?: (file: File) => void
}

const iconOf = { sending: FileText, failed: CircleAlert, done: FileCheck } as const

export function UploadRow({
  name,
  state,
  percent = 0,
  picture,
  reason,
  onRemove,
  onRetry,
  types,
  onReplace,
}: RowProps) {
  const t = useTranslations('kit')
  return (
    <div className={cx(s['row'], state === 'failed' && s['failed'])}>
      {picture === undefined ? (
        <Icon of={iconOf[state]} />
      ) : (
        <img className={s['picture']} src={picture} alt={t('uploadPreview', { name })} />
      )}
      <div className={s['name']}>
        <b>{name}</b>
        {state === 'sending' && <Tiles percent={percent} label={name} />}
        {state === 'failed' && (
          <span className={s['reason']} role="alert">
            {reason ?? t('uploadFailed')}
          </span>
        )}
      </div>
      {state === 'sending' && <span className="xs t3 num">{Math.round(percent)}%</span>}
      {state === 'failed' && onRetry && (
        <Button kind="ghost" size="xs" onPress={onRetry}>
          {t('retry')}
        </Button>
      )}
      {onReplace && (
        <FileTrigger
          acceptedFileTypes={(types ?? []).map((type) => `.${type}`)}
          onSelect={(list) => list?.[0] && onReplace(list[0])}
        >
          <Button kind="ghost" size="xs" aria-label={t('labelled', { label: t('replace'), name })}>
            {t('replace')}
          </Button>
        </FileTrigger>
      )}
      {onRemove && (
        <IconButton
          size="sm"
          icon={state === 'sending' ? X : Trash2}
          label={t('labelled', { label: t(state === 'sending' ? 'cancel' : 'remove'), name })}
          onPress={onRemove}
        />
      )}
    </div>
  )
}
