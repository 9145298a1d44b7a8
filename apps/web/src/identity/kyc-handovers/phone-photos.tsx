import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { companyDocumentWords } from '@tessera/contract/identity/companies/company-words.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Loader } from '@tessera/ui/loader.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { sendForm } from '#parts/send-file.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './kyc-handovers.module.css'
import { forgetPhone, storedPhone, storePhone, type Phone } from './stored-phone.ts'
import { PhotoStep } from './photo-step.tsx'

type Handover = ReplyOf<typeof kycHandovers.look>
type Item = Handover['items'][number]['item']

/** Opens the code once. A reloaded page continues with the token that is stored in this tab. */
async function openCode(code: string): Promise<{ phone: Phone; handover: Handover }> {
  const stored = storedPhone(code)
  if (stored !== undefined) {
    try {
      return { phone: stored, handover: await api.kycHandovers.look(stored) }
    } catch (error) {
      if (error instanceof ApiError && error.code === 'KYC_QR_EXPIRED') forgetPhone(code)
      throw error
    }
  }
  const { phoneToken, handover } = await api.kycHandovers.open({ code })
  const phone = { id: handover.id, phoneToken }
  storePhone(code, phone)
  return { phone, handover }
}

const handoverKey = (code: string) => ['kycHandovers', 'open', code] as const

/** On the phone: takes each photo that the computer requests. */
export function PhonePhotos({ code }: { code: string }) {
  const t = useTranslations('kyc-handovers')
  const client = useQueryClient()
  const opened = useQuery({
    queryKey: handoverKey(code),
    queryFn: () => openCode(code),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (opened.error) return <Banner tone="warning">{opened.error.message}</Banner>
  if (!opened.data) return <Loader label={t('title')} />
  const { phone, handover } = opened.data
  const keep = (next: Handover) => client.setQueryData(handoverKey(code), { phone, handover: next })
  if (handover.status === 'done')
    return (
      <Banner tone="positive" lead={t('doneTitle')}>
        {t('done')}
      </Banner>
    )
  return <Photos phone={phone} handover={handover} onChange={keep} />
}

type PhotosProps = { phone: Phone; handover: Handover; onChange: (next: Handover) => void }

function Photos({ phone, handover, onChange }: PhotosProps) {
  const t = useTranslations('kyc-handovers')
  const kit = useTranslations('kit')
  const nameOf = useItemName()
  const [again, setAgain] = useState<Item>()
  const finish = useMutation({ mutationFn: () => api.kycHandovers.finish(phone), onSuccess: onChange })
  const { items, step, of, device } = handover
  const next = again ?? items.find(({ sent }) => !sent)?.item
  const send = async (item: Item, file: File, onProgress: (percent: number) => void, signal: AbortSignal) => {
    const fields = { ...phone, item }
    onChange(await sendForm(kycHandovers.send, { fields, file, onProgress, signal }))
    setAgain(undefined)
  }
  return (
    <div className={s['phone']}>
      {step === 0 && <Banner tone="warning">{t('warning', { device })}</Banner>}
      {next !== undefined && (
        <PhotoStep
          key={next}
          title={nameOf(next)}
          progress={t('progress', { step: String(items.findIndex(({ item }) => item === next) + 1), of: String(of) })}
          isSelfie={next === 'selfie'}
          send={(file, onProgress, signal) => send(next, file, onProgress, signal)}
        />
      )}
      {step > 0 && (
        <Card>
          <ul className={s['list']}>
            {items.map(({ item, sent }) => (
              <li key={item}>
                <span className="grow">{nameOf(item)}</span>
                <Badge tone={sent ? 'positive' : 'neutral'}>{t(sent ? 'sent' : 'missing')}</Badge>
                {sent && item !== next && (
                  <Button
                    kind="ghost"
                    size="xs"
                    aria-label={kit('labelled', { label: t('again'), name: nameOf(item) })}
                    onPress={() => setAgain(item)}
                  >
                    {t('again')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {next === undefined && (
        <Button size="lg" block loading={finish.isPending} onPress={() => finish.mutate()}>
          {t('finish')}
        </Button>
      )}
      {finish.error && (
        <Banner tone="negative" live>
          {finish.error.message}
        </Banner>
      )}
    </div>
  )
}

function useItemName(): (item: Item) => string {
  const t = useTranslations('kyc-handovers')
  const locale = useLocale()
  return (item) =>
    item === 'front' || item === 'back' || item === 'selfie' ? t(`items.${item}`) : companyDocumentWords[item][locale]
}
