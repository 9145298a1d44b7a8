import { useMutation, useQuery } from '@tanstack/react-query'
import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { kycHandovers } from '@tessera/contract/identity/kyc-handovers/kyc-handovers.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { ExpiringQr } from '@tessera/ui/expiring-qr.tsx'
import { useSecondsUntil } from '@tessera/ui/send-code.tsx'
import { Smartphone } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { clockText } from '#parts/clock-text.ts'
import { PHONE } from '#parts/phone-width.ts'
import { useMedia } from '#parts/use-media.ts'
import s from './kyc-handovers.module.css'

type Row = typeof kycHandovers.create
type Created = ReplyOf<Row>
export type HandoverPhotos = ReplyOf<typeof kycHandovers.status>['items']
type PhoneCodeProps = InputOf<Row> & {
  /** Called each time the phone has sent another photo. */
  onPhotos: (photos: HandoverPhotos) => void
}

const POLL_MS = 2000

/** On the computer: shows a QR code for the phone, and the phone's progress. */
export function PhoneCode({ flow, items, onPhotos }: PhoneCodeProps) {
  const t = useTranslations('kyc-handovers')
  const isPhone = useMedia(PHONE)
  const create = useMutation({ mutationFn: () => api.kycHandovers.create({ flow, items }) })
  // A phone has its own camera, so each photo is taken at its field.
  if (create.data === undefined && isPhone) return null
  if (create.data === undefined)
    return (
      <div className={s['start']}>
        <p className={`t3 sm ${s['startText']}`}>{t('startText')}</p>
        <Button kind="secondary" size="sm" icon={Smartphone} loading={create.isPending} onPress={() => create.mutate()}>
          {t('start')}
        </Button>
        {create.error && (
          <Banner tone="negative" live>
            {create.error.message}
          </Banner>
        )}
      </div>
    )
  return (
    <Code
      key={create.data.qrId}
      created={create.data}
      onPhotos={onPhotos}
      onRefresh={() => create.mutate()}
      onClose={create.reset}
    />
  )
}

type CodeProps = Pick<PhoneCodeProps, 'onPhotos'> & {
  created: Created
  onRefresh: () => void
  onClose: () => void
}

function Code({ created, onPhotos, onRefresh, onClose }: CodeProps) {
  const t = useTranslations('kyc-handovers')
  const { qrId, url, handover } = created
  const left = useSecondsUntil(new Date(handover.expiresAt).getTime(), Date.now)
  const { data } = useQuery({
    queryKey: ['kycHandovers', 'status', qrId],
    queryFn: () => api.kycHandovers.status({ qrId }),
    initialData: handover,
    refetchInterval: ({ state }) => (isOpen(state.data?.status) ? POLL_MS : false),
    gcTime: 0,
  })
  const bring = useEffectEvent(() => onPhotos(data.items))
  const uploadIds = data.items.map(({ upload }) => upload?.id ?? '').join()
  useEffect(() => {
    if (uploadIds.replaceAll(',', '') !== '') bring()
  }, [uploadIds])
  const status = left === 0 && isOpen(data.status) ? 'expired' : data.status
  const isScanned = status === 'opened' || status === 'step' || status === 'done'
  return (
    <section className={s['code']} aria-label={t('start')}>
      {!isScanned && (
        <ExpiringQr
          text={url}
          label={t('picture')}
          isOver={status === 'expired'}
          refresh={t('refresh')}
          onRefresh={onRefresh}
        />
      )}
      <div className={s['beside']}>
        {!isScanned && (
          <ol className={s['steps']}>
            <li>{t('steps.scan')}</li>
            <li>{t('steps.take')}</li>
            <li>{t('steps.back')}</li>
          </ol>
        )}
        <output className={isScanned ? 'fw6' : 't3 sm'}>
          {t(`status.${status}`, { time: clockText(left), step: String(data.step), of: String(data.of) })}
        </output>
        <span>
          <Button kind="ghost" size="xs" onPress={onClose}>
            {t('close')}
          </Button>
        </span>
      </div>
    </section>
  )
}

const isOpen = (status: string | undefined): boolean => status === 'waiting' || status === 'opened' || status === 'step'
