import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import type { Preview } from './to-withdrawal.ts'

type OverLimitProps = {
  result: Preview
  isSentToReview: boolean
  onSend: (isSent: boolean) => void
  reason: Pick<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'error'>
}

/** Offers to send an amount over the limit to review, then asks for the reason. Nothing is shown within the limit. */
export function OverLimit({ result, isSentToReview, onSend, reason }: OverLimitProps) {
  const t = useTranslations('withdrawals')
  if ('receipt' in result ? !result.isOverLimit : result.overLimit === undefined) return null
  if (!isSentToReview)
    return (
      <Banner
        tone="info"
        live
        action={
          <Button kind="soft" size="xs" onPress={() => onSend(true)}>
            {t('overLimit.send')}
          </Button>
        }
      >
        {t('overLimit.offer')}
      </Banner>
    )
  return (
    <>
      <Banner
        tone="info"
        action={
          <Button kind="soft" size="xs" onPress={() => onSend(false)}>
            {t('overLimit.change')}
          </Button>
        }
      >
        {t('overLimit.text')}
      </Banner>
      <TextInput label={t('overLimit.reason')} help={t('overLimit.reasonHelp')} maxLength={200} {...reason} />
    </>
  )
}
