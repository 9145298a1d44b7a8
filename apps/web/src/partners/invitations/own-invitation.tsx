import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { useTranslations } from 'use-intl'
import { inviteLink } from '#parts/invite-link.ts'
import { useLocale } from '#parts/use-locale.ts'

/** The reader's own code, and the link that fills it in. */
export function OwnInvitation({ code }: { code: string }) {
  const t = useTranslations('invitations')
  const locale = useLocale()
  return (
    <Card title={t('own')}>
      <Details
        items={[
          { term: t('code'), value: <Copyable text={code} label={t('copyCode')} /> },
          { term: t('link'), value: <Copyable text={inviteLink(locale, code)} label={t('copyLink')} /> },
        ]}
      />
    </Card>
  )
}
