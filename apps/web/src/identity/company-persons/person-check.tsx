import { personRoleWords } from '@tessera/contract/identity/companies/company-words.ts'
import { companyPersons } from '@tessera/contract/identity/company-persons/company-persons.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { percentText } from '@tessera/domain/identity/companies/check.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { Loader } from '@tessera/ui/loader.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { PhotoStep } from '#identity/kyc-handovers/photo-step.tsx'
import { api } from '#parts/api.ts'
import { countries } from '#parts/countries.ts'
import { listText } from '#parts/list-text.ts'
import { sendForm } from '#parts/send-file.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './company-persons.module.css'
import { storeLink, storedLink, type OpenLink } from './stored-link.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/u
type Link = ReplyOf<typeof companyPersons.look>
const keyOf = (code: string) => ['companyPersons', 'link', code] as const

/** Opens the link only on a press: it works once, and email programs may fetch the address. */
export function PersonCheck({ code }: { code: string }) {
  const t = useTranslations('company-persons')
  const client = useQueryClient()
  const [birthDate, setBirthDate] = useState('')
  const [by, setBy] = useState<OpenLink | undefined>(() => storedLink(code))
  const start = useMutation({
    mutationFn: () => api.companyPersons.open({ code, birthDate: birthDate.trim() }),
    onSuccess: ({ token, link }) => {
      const opened = { id: link.id, token }
      storeLink(code, opened)
      client.setQueryData(keyOf(code), link)
      setBy(opened)
    },
  })
  if (by !== undefined) return <Opened code={code} by={by} />
  return (
    <div className={s['person']}>
      <p className="t2">{t('lead')}</p>
      <Banner tone="info">{t('once')}</Banner>
      {start.error && (
        <Banner tone="warning" live>
          {start.error.message}
        </Banner>
      )}
      <TextInput
        label={t('yourBirthDate')}
        help={t('birthDateHelp')}
        inputMode="numeric"
        maxLength={10}
        value={birthDate}
        onChange={setBirthDate}
      />
      <Button
        size="lg"
        block
        loading={start.isPending}
        disabledReason={DAY.test(birthDate.trim()) ? undefined : t('birthDateMissing')}
        onPress={() => start.mutate()}
      >
        {t('start')}
      </Button>
    </div>
  )
}

function Opened({ code, by }: { code: string; by: OpenLink }) {
  const t = useTranslations('company-persons')
  const client = useQueryClient()
  const { data, error } = useQuery({
    queryKey: keyOf(code),
    queryFn: () => api.companyPersons.look(by),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <Banner tone="warning">{error.message}</Banner>
  if (data === undefined) return <Loader label={t('title')} />
  if (data.status === 'done')
    return (
      <Banner tone="positive" lead={t('doneTitle')}>
        {t('done', { company: data.company.name })}
      </Banner>
    )
  return (
    <div className={s['person']}>
      <Declared link={data} />
      <Photos by={by} link={data} onChange={(next) => client.setQueryData(keyOf(code), next)} />
      <p className="t3 sm">{t('expires', { time: stampText(data.expiresAt) })}</p>
    </div>
  )
}

function Declared({ link: { company, person } }: { link: Link }) {
  const t = useTranslations('company-persons')
  const locale = useLocale()
  const names = useMemo(() => countries(locale), [locale])
  const { name, registrationNumber: number } = company
  return (
    <Card title={t('declared')}>
      <Details
        items={[
          { term: t('company'), value: number === null ? name : t('companyNamed', { name, number }) },
          { term: t('name'), value: person.name },
          {
            term: t('roles'),
            value: listText(
              locale,
              person.roles.map((role) => personRoleWords[role][locale]),
            ),
          },
          {
            term: t('nationality'),
            value: names.find((each) => each.code === person.nationality)?.value ?? person.nationality,
          },
          { term: t('birthDate'), value: person.birthDate },
          { term: t('document'), value: `${t(`idTypes.${person.idType}`)} ${person.idNumberMasked}` },
          { term: t('share'), value: person.share === null ? t('none') : `${percentText(person.share)}%` },
          { term: t('effective'), value: person.effective === null ? t('none') : `${person.effective}%` },
        ]}
      />
      <p className="t2 sm">{t('wrong')}</p>
    </Card>
  )
}

type PhotosProps = { by: OpenLink; link: Link; onChange: (link: Link) => void }

/** Takes each photo, then asks for consent. */
function Photos({ by, link, onChange }: PhotosProps) {
  const t = useTranslations('company-persons')
  const photos = useTranslations('kyc-handovers')
  const { items } = link
  const next = items.find(({ sent }) => !sent)?.item
  if (next === undefined) return <Consent by={by} link={link} onChange={onChange} />
  const step = items.findIndex(({ item }) => item === next) + 1
  return (
    <>
      <PhotoStep
        key={next}
        title={photos(`items.${next}`)}
        progress={photos('progress', { step: String(step), of: String(items.length) })}
        isSelfie={next === 'selfie'}
        send={async (file, onProgress, signal) =>
          onChange(await sendForm(companyPersons.photo, { fields: { ...by, item: next }, file, onProgress, signal }))
        }
      />
      <p className="t3 sm">{t('photosMissing')}</p>
    </>
  )
}

function Consent({ by, link, onChange }: PhotosProps) {
  const t = useTranslations('company-persons')
  const [isAccepted, accept] = useState(false)
  const { version, sha256, text } = link.consent
  const finish = useMutation({
    mutationFn: () =>
      api.companyPersons.finish({ ...by, facts: link.facts, consent: { version, sha256, accepted: true } }),
    onSuccess: onChange,
  })
  return (
    <Card title={t('consent')}>
      <div className="col" style={{ '--g': '16px' }}>
        <p className="t2">{text}</p>
        <Checkbox checked={isAccepted} onChange={accept}>
          {t('accept')}
        </Checkbox>
        {finish.error && (
          <Banner tone="negative" live>
            {finish.error.message}
          </Banner>
        )}
        <Button
          size="lg"
          block
          loading={finish.isPending}
          disabledReason={isAccepted ? undefined : t('tick')}
          onPress={() => finish.mutate()}
        >
          {t('finish')}
        </Button>
      </div>
    </Card>
  )
}
