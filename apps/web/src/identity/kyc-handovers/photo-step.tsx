import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { CameraTrigger } from '@tessera/ui/camera-trigger.tsx'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import s from './kyc-handovers.module.css'
import type { PhotoFlaw } from './photo-quality.ts'
import { readPhoto } from './read-photo.ts'

type PhotoStepProps = {
  title: string
  progress: string
  isSelfie: boolean
  send: (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => Promise<void>
}

/** Takes one photo with the camera, shows hints about its quality, and sends it or takes it again. */
export function PhotoStep({ title, progress, isSelfie, send }: PhotoStepProps) {
  const t = useTranslations('kyc-handovers')
  const [percent, setPercent] = useState(0)
  const taken = useMutation({ mutationFn: (file: File) => readPhoto(file, isSelfie ? 'selfie' : 'document') })
  const sending = useMutation({
    mutationFn: (file: File) => send(file, setPercent, new AbortController().signal),
    onMutate: () => setPercent(0),
  })
  const photo = taken.data
  const take = (file: File) => {
    sending.reset()
    taken.mutate(file)
  }
  return (
    <Card>
      <div className={s['phone']}>
        <div>
          <p className="t3 sm">{progress}</p>
          <h2 className="h4">{title}</h2>
        </div>
        {photo === undefined ? (
          <p className="t2">{t(isSelfie ? 'hints.selfie' : 'hints.paper')}</p>
        ) : (
          <>
            <Preview file={photo.file} title={title} />
            <Flaws flaws={photo.flaws} />
          </>
        )}
        {taken.error && (
          <Banner tone="negative" live>
            {t('notPicture')}
          </Banner>
        )}
        {sending.error && (
          <Banner tone="negative" live>
            {sending.error.message}
          </Banner>
        )}
        {sending.isPending && (
          <output className="t3 sm">{t('sending', { percent: String(Math.round(percent)) })}</output>
        )}
        <div className={s['actions']}>
          {photo !== undefined && (
            <Button size="lg" block loading={sending.isPending} onPress={() => sending.mutate(photo.file)}>
              {t(photo.flaws.length === 0 ? 'use' : 'useAnyway')}
            </Button>
          )}
          <CameraTrigger facing={isSelfie ? 'user' : 'environment'} onTake={take}>
            <Button
              kind={photo === undefined ? 'primary' : 'secondary'}
              size="lg"
              block
              loading={taken.isPending}
              disabled={sending.isPending}
            >
              {t(taken.isPending ? 'reading' : photo === undefined ? 'open' : 'again')}
            </Button>
          </CameraTrigger>
        </div>
      </div>
    </Card>
  )
}

function Flaws({ flaws }: { flaws: readonly PhotoFlaw[] }) {
  const t = useTranslations('kyc-handovers')
  return (
    <Banner tone={flaws.length === 0 ? 'positive' : 'warning'} live>
      {flaws.length === 0 ? (
        t('good')
      ) : (
        <span className={s['flaws']}>
          {flaws.map((flaw) => (
            <span key={flaw}>{t(`flaws.${flaw}`)}</span>
          ))}
        </span>
      )}
    </Banner>
  )
}

function Preview({ file, title }: { file: File; title: string }) {
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <img className={s['photo']} src={url} alt={title} />
}
