import type { companyPersonsDesk } from '@tessera/contract/identity/company-persons/company-persons.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useOnDemandFiles } from '#parts/on-demand-files.tsx'
import { stampText } from '#parts/time-text.ts'
import { useMay } from '#parts/me.queries.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import s from './companies.module.css'

type Check = ReplyOf<typeof companyPersonsDesk.list>['persons'][number]
type Photo = Check['photos'][number]
const toneOf: Record<Check['state'], Tone> = {
  none: 'neutral',
  sent: 'info',
  opened: 'info',
  done: 'positive',
  expired: 'warning',
  outdated: 'warning',
}

const personChecks = (applicationId: string) =>
  queryOptions({
    queryKey: ['companies', 'persons', applicationId],
    queryFn: () => api.companyPersonsDesk.list({ applicationId }),
  })

/** The related parties who verified themselves by their own link, with their photos. */
export function PersonChecks({ id }: { id: string }) {
  const t = useTranslations('companies')
  const { data, error, refetch } = useQuery(personChecks(id))
  const files = useOnDemandFiles<Photo>({
    reason: t('paperReason'),
    nameOf: ({ item }) => t(`checks.photos.${item}`),
    fetch: ({ uploadId }, reason) => api.companyPersonsDesk.photo({ applicationId: id, uploadId, reason }),
    isDisplayedInline: () => true,
  })
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <section className={s['section']}>
      <h3 className="h5">{t('checks.title')}</h3>
      <ul>
        {data.persons.map((check) => (
          <CheckRow key={check.personId} id={id} check={check} onPhoto={files.press} />
        ))}
      </ul>
      {files.dialogs}
    </section>
  )
}

type RowProps = { id: string; check: Check; onPhoto: (photo: Photo) => void }

function CheckRow({ id, check, onPhoto }: RowProps) {
  const t = useTranslations('companies')
  const client = useQueryClient()
  const mayReview = useMay('kyc.review')
  const again = useMutation({
    mutationFn: () => api.companyPersonsDesk.sendAgain({ applicationId: id, personId: check.personId }),
    onSuccess: () => {
      toast('positive', t('checks.sentAgain'))
      void client.invalidateQueries({ queryKey: personChecks(id).queryKey })
    },
    onError: (error) => toast('negative', error.message),
  })
  const { name, state, sentTo, sentAt, doneAt, photos, ownMailbox } = check
  const at = state === 'done' ? doneAt : sentAt
  return (
    <li className={s['check']}>
      <span>
        <b>{name}</b> <Badge tone={toneOf[state]}>{t(`checks.state.${state}`)}</Badge>
        {ownMailbox && <Badge tone="warning">{t('checks.ownMailbox')}</Badge>}
        {at !== null && <span className="t3 sm"> {[sentTo, stampText(at)].filter(Boolean).join(' · ')}</span>}
      </span>
      <span className="row">
        {photos.map((photo) => (
          <Button
            key={photo.uploadId}
            kind="ghost"
            size="xs"
            aria-label={t('checks.photoOf', { photo: t(`checks.photos.${photo.item}`), name })}
            onPress={() => onPhoto(photo)}
          >
            {t(`checks.photos.${photo.item}`)}
          </Button>
        ))}
        {mayReview && sentTo !== null && state !== 'done' && (
          <Button
            kind="secondary"
            size="xs"
            loading={again.isPending}
            aria-label={t('checks.againTo', { name })}
            onPress={() => again.mutate()}
          >
            {t('checks.again')}
          </Button>
        )}
      </span>
    </li>
  )
}
