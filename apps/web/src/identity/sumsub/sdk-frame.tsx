import type { SumsubKind } from '@tessera/domain/identity/sumsub/machine.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Loader } from '@tessera/ui/loader.tsx'
import { useAppearance } from '@tessera/ui/use-appearance.ts'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { useLocale } from '#parts/use-locale.ts'
import { runSdk } from './run-sdk.ts'
import s from './sumsub.module.css'

type FrameProps = { kind: SumsubKind; sdkUrl: string; onMoved: () => void }

/** The vendor's page in a frame; if it cannot start, the reason and a retry button. */
export function SdkFrame(props: FrameProps) {
  const [tries, setTries] = useState(0)
  return <Try key={tries} {...props} onAgain={() => setTries(tries + 1)} />
}

function Try({ kind, sdkUrl, onMoved, onAgain }: FrameProps & { onAgain: () => void }) {
  const t = useTranslations('sumsub')
  const locale = useLocale()
  const [theme] = useAppearance('theme')
  const [isBroken, setBroken] = useState(false)
  const token = async () => (await api.sumsub.issueToken({ kind })).token
  const { mutate, isPending, error } = useMutation({
    mutationFn: (container: HTMLElement) =>
      runSdk({ sdkUrl, locale, theme, container, token, onMoved, onFailed: () => setBroken(true) }),
  })
  const id = useId()
  // Each start gets a new element. A script of an earlier start loses its element, so it shows nothing.
  const begin = useCallback(
    (parent: HTMLElement | null) => {
      if (parent === null) return undefined
      const container = document.createElement('div')
      container.id = `sumsub-${id.replaceAll(/\W/g, '')}`
      parent.append(container)
      mutate(container)
      return () => container.remove()
    },
    [id, mutate],
  )
  const isFailed = isBroken || error !== null
  return (
    <>
      {isFailed && (
        <>
          <Banner tone="negative" live>
            {error instanceof ApiError ? error.message : t('notStarted')}
          </Banner>
          <div>
            <Button kind="secondary" onPress={onAgain}>
              {t('retry')}
            </Button>
          </div>
        </>
      )}
      {isPending && (
        <div className={s['loading']}>
          <Loader label={t('loading')} />
        </div>
      )}
      <div ref={begin} className={s['frame']} hidden={isFailed} />
    </>
  )
}
