import { Badge, type Tone } from '@tessera/ui/badge.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { companyVerification } from '#identity/companies/companies.queries.ts'
import { toneOf } from '#identity/companies/tone.ts'
import { WithVerification } from '#identity/companies/with-verification.tsx'
import { kycVerification } from './kyc.queries.ts'
import { VerificationNotice } from './verification-notice.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'

/** Both kinds of verification, with the status of this account. */
export const VerificationCenterPage = () => <WithVerification>{() => <Center />}</WithVerification>

const personalTone: Record<string, Tone> = {
  unverified: 'neutral',
  pending: 'info',
  'to be improved': 'warning',
  completed: 'positive',
  rejected: 'negative',
}

function Center() {
  const t = useTranslations('companies')
  const locale = useLocale()
  const personal = useQuery(kycVerification()).data
  const company = useQuery(companyVerification()).data
  const choice = company?.choice ?? null
  const status = company?.application?.status
  const words = {
    unverified: t('notBegun'),
    pending: t('pending'),
    'to be improved': t('status.to_be_improved'),
    completed: t('verified'),
    rejected: t('status.rejected'),
  }
  const label = personal?.label ?? 'unverified'
  return (
    <>
      <h1 className="h3">{t('center')}</h1>
      <VerificationNotice />
      <VerificationOption
        title={t('individual')}
        closed={choice === 'company'}
        tone={personalTone[label] ?? 'neutral'}
        word={words[label]}
        href={paths.kycEnter(locale)}
      />
      <VerificationOption
        title={t('companyKind')}
        closed={choice === 'personal'}
        tone={status === undefined ? 'neutral' : toneOf[status]}
        word={status === undefined ? t('notBegun') : t(`status.${status}`)}
        href={paths.entityVerification(locale)}
      />
    </>
  )
}

type VerificationOptionProps = { title: string; closed: boolean; tone: Tone; word: string; href: string }

function VerificationOption({ title, closed, tone, word, href }: VerificationOptionProps) {
  const t = useTranslations('companies')
  const kit = useTranslations('kit')
  return (
    <Card title={title} titleEnd={<Badge tone={closed ? 'neutral' : tone}>{closed ? t('closed') : word}</Badge>}>
      {closed ? (
        <p className="t3">{t('closedText')}</p>
      ) : (
        <ButtonLink kind="secondary" size="sm" href={href}>
          <span aria-hidden>{t('open')}</span>
          <span className="sr">{kit('labelled', { label: t('open'), name: title })}</span>
        </ButtonLink>
      )}
    </Card>
  )
}
