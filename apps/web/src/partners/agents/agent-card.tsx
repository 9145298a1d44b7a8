import { Banner } from '@tessera/ui/banner.tsx'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { percentText } from '#parts/ratio.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { OwnAgent } from './agents.queries.ts'

const toneOf: Record<OwnAgent['status'], Tone> = {
  applied: 'warning',
  licence_check: 'warning',
  contract: 'warning',
  active: 'positive',
  suspended: 'negative',
  declined: 'negative',
  ended: 'neutral',
}

/** The state of the application, or of the agent. */
export function AgentCard({ agent }: { agent: OwnAgent }) {
  const t = useTranslations('agents')
  const { status, number, licence, reason } = agent
  const isToSign = status === 'contract' && agent.signedAt === null
  return (
    <Card title={t('application')} titleEnd={<Status tone={toneOf[status]}>{t(`status.${status}`)}</Status>}>
      <div className="col" style={{ '--g': '16px' }}>
        {!isToSign && status !== 'active' && (
          <Banner tone={toneOf[status] === 'negative' ? 'negative' : 'info'}>{t(`statusText.${status}`)}</Banner>
        )}
        <Details
          items={[
            { term: t('number'), value: number },
            ...(reason === null ? [] : [{ term: t('reason'), value: reason }]),
            { term: t('licence'), value: `${licence.authority} ${licence.number}` },
            { term: t('expiresOn'), value: licence.expiresOn },
          ]}
        />
      </div>
    </Card>
  )
}

export const linkTo = (path: string): string => new URL(path, location.origin).href

/** The agent's code, and the links to consent and to an application below this agent. */
export function OwnCode({ code, terms, level }: { code: string; terms: OwnAgent['terms']; level: number }) {
  const t = useTranslations('agents')
  const locale = useLocale()
  const above = terms === null ? [] : [terms.parent, terms.grand].slice(0, level - 1)
  return (
    <Card title={t('own')}>
      <Details
        items={[
          { term: t('code'), value: <Copyable text={code} label={t('copyCode')} /> },
          {
            term: t('link'),
            value: <Copyable text={linkTo(paths.agentConsent(locale, code))} label={t('copyLink')} />,
          },
          ...(level < 3
            ? [
                {
                  term: t('belowLink'),
                  value: <Copyable text={linkTo(paths.agent(locale, code))} label={t('copyBelowLink')} />,
                },
              ]
            : []),
          ...(terms === null ? [] : [{ term: t('share'), value: `${percentText(terms.own)}%` }]),
          ...(above.length === 0
            ? []
            : [{ term: t('shareAbove'), value: above.map((share) => `${percentText(share)}%`).join(', ') }]),
          { term: t('level'), value: String(level) },
        ]}
      />
    </Card>
  )
}
