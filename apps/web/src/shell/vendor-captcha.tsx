import type { CaptchaProof, CaptchaScene } from '@tessera/contract/captcha.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { askVendor } from '../lib/captcha-vendors.ts'
import type { Question } from '../lib/captcha-work.ts'
import { useLocale } from '../lib/use-locale.ts'

type VendorProps = {
  question: Question
  scene: CaptchaScene
  onProof: (proof: CaptchaProof) => void
  /** With another question. */
  onAgain: () => void
}

/** What a vendor asks, drawn by its own script in a place that it is given once. */
export function VendorCaptcha({ question, scene, onProof, onAgain }: VendorProps) {
  const t = useTranslations('captcha')
  const locale = useLocale()
  const { mutate, isError } = useMutation({
    mutationFn: (place: HTMLElement) => askVendor(question, { scene, locale, place }),
    onSuccess: (proof) => onProof(proof),
  })
  const begin = useCallback(
    (place: HTMLElement | null) => {
      if (place !== null) mutate(place)
    },
    [mutate],
  )
  if (!isError) return <div ref={begin} />
  return (
    <>
      <Banner tone="negative" live>
        {t('broken')}
      </Banner>
      <Button kind="secondary" onPress={onAgain}>
        {t('retry')}
      </Button>
    </>
  )
}
