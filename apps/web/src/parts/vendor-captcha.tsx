import type { CaptchaProof, CaptchaScene } from '@tessera/contract/services/captcha/captcha.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { solveVendorCaptcha } from './captcha-vendors.ts'
import type { Question } from './captcha-work.ts'
import { publicInfo } from './public-info.queries.ts'
import { useLocale } from './use-locale.ts'

type VendorProps = {
  question: Question
  scene: CaptchaScene
  onProof: (proof: CaptchaProof) => void
  /** Starts again with a new question. */
  onAgain: () => void
}

/** A vendor's captcha, rendered by the vendor's script. */
export function VendorCaptcha({ question, scene, onProof, onAgain }: VendorProps) {
  const t = useTranslations('captcha')
  const locale = useLocale()
  const client = useQueryClient()
  const { mutate, isError } = useMutation({
    mutationFn: async (container: HTMLElement) => {
      const { siteKey } = await client.fetchQuery(publicInfo())
      return solveVendorCaptcha(question, { scene, locale, container, siteKey })
    },
    onSuccess: (proof) => onProof(proof),
  })
  // Each start gets a new element. A captcha of an earlier start is removed with its element, so it cannot answer.
  const begin = useCallback(
    (parent: HTMLElement | null) => {
      if (parent === null) return undefined
      const container = document.createElement('div')
      parent.append(container)
      mutate(container)
      return () => container.remove()
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
